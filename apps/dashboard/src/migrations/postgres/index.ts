import * as migration_20261129_062148_initial from './20261129_062148_initial';

export const migrations = [
  {
    up: migration_20261129_062148_initial.up,
    down: migration_20261129_062148_initial.down,
    name: '20261129_062148_initial'
  },
];
