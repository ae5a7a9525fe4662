import * as migration_20261129_090346_initial from './20261129_090346_initial';

export const migrations = [
  {
    up: migration_20261129_090346_initial.up,
    down: migration_20261129_090346_initial.down,
    name: '20261129_090346_initial'
  },
];
