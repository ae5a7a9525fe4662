import * as migration_20261128_164930_initial from './20261128_164930_initial';

export const migrations = [
  {
    up: migration_20261128_164930_initial.up,
    down: migration_20261128_164930_initial.down,
    name: '20261128_164930_initial'
  },
];
