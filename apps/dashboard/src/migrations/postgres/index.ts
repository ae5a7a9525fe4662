import * as migration_20261129_125509_initial from './20261129_125509_initial';

export const migrations = [
  {
    up: migration_20261129_125509_initial.up,
    down: migration_20261129_125509_initial.down,
    name: '20261129_125509_initial'
  },
];
