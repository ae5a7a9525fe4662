import * as migration_20261129_131940_initial from './20261129_131940_initial';

export const migrations = [
  {
    up: migration_20261129_131940_initial.up,
    down: migration_20261129_131940_initial.down,
    name: '20261129_131940_initial'
  },
];
