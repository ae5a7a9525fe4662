import * as migration_20261129_133944_initial from './20261129_133944_initial';

export const migrations = [
  {
    up: migration_20261129_133944_initial.up,
    down: migration_20261129_133944_initial.down,
    name: '20261129_133944_initial'
  },
];
