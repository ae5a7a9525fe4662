import * as migration_20261129_030131_initial from './20261129_030131_initial';

export const migrations = [
  {
    up: migration_20261129_030131_initial.up,
    down: migration_20261129_030131_initial.down,
    name: '20261129_030131_initial'
  },
];
