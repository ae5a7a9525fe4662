import * as migration_20261129_093604_initial from './20261129_093604_initial';

export const migrations = [
  {
    up: migration_20261129_093604_initial.up,
    down: migration_20261129_093604_initial.down,
    name: '20261129_093604_initial'
  },
];
