import * as migration_20261129_204453_initial from './20261129_204453_initial';

export const migrations = [
  {
    up: migration_20261129_204453_initial.up,
    down: migration_20261129_204453_initial.down,
    name: '20261129_204453_initial'
  },
];
