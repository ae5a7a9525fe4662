import * as migration_20261129_090418_initial from './20261129_090418_initial';

export const migrations = [
  {
    up: migration_20261129_090418_initial.up,
    down: migration_20261129_090418_initial.down,
    name: '20261129_090418_initial'
  },
];
