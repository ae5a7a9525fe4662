import * as migration_20261129_131013_initial from './20261129_131013_initial';

export const migrations = [
  {
    up: migration_20261129_131013_initial.up,
    down: migration_20261129_131013_initial.down,
    name: '20261129_131013_initial'
  },
];
