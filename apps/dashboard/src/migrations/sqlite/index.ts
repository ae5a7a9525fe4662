import * as migration_20261128_163950_initial from './20261128_163950_initial';

export const migrations = [
  {
    up: migration_20261128_163950_initial.up,
    down: migration_20261128_163950_initial.down,
    name: '20261128_163950_initial'
  },
];
