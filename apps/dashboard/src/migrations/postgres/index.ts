import * as migration_20261129_035247_initial from './20261129_035247_initial';

export const migrations = [
  {
    up: migration_20261129_035247_initial.up,
    down: migration_20261129_035247_initial.down,
    name: '20261129_035247_initial'
  },
];
