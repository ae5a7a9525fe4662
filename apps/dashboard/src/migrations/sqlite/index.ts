import * as migration_20261129_062137_initial from './20261129_062137_initial';

export const migrations = [
  {
    up: migration_20261129_062137_initial.up,
    down: migration_20261129_062137_initial.down,
    name: '20261129_062137_initial'
  },
];
