import * as migration_20261128_202621_initial from './20261128_202621_initial';

export const migrations = [
  {
    up: migration_20261128_202621_initial.up,
    down: migration_20261128_202621_initial.down,
    name: '20261128_202621_initial'
  },
];
