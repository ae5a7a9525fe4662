import * as migration_20261129_090425_initial from './20261129_090425_initial';

export const migrations = [
  {
    up: migration_20261129_090425_initial.up,
    down: migration_20261129_090425_initial.down,
    name: '20261129_090425_initial'
  },
];
