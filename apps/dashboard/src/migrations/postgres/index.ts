import * as migration_20261129_131948_initial from './20261129_131948_initial';

export const migrations = [
  {
    up: migration_20261129_131948_initial.up,
    down: migration_20261129_131948_initial.down,
    name: '20261129_131948_initial'
  },
];
