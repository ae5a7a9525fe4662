import * as migration_20261128_164602_initial from './20261128_164602_initial';

export const migrations = [
  {
    up: migration_20261128_164602_initial.up,
    down: migration_20261128_164602_initial.down,
    name: '20261128_164602_initial'
  },
];
