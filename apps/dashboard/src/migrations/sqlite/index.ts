import * as migration_20261129_035242_initial from './20261129_035242_initial';

export const migrations = [
  {
    up: migration_20261129_035242_initial.up,
    down: migration_20261129_035242_initial.down,
    name: '20261129_035242_initial'
  },
];
