import * as migration_20261129_093815_initial from './20261129_093815_initial';

export const migrations = [
  {
    up: migration_20261129_093815_initial.up,
    down: migration_20261129_093815_initial.down,
    name: '20261129_093815_initial'
  },
];
