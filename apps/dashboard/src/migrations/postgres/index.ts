import * as migration_20261129_131507_initial from './20261129_131507_initial';

export const migrations = [
  {
    up: migration_20261129_131507_initial.up,
    down: migration_20261129_131507_initial.down,
    name: '20261129_131507_initial'
  },
];
