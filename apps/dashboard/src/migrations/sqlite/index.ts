import * as migration_20261129_025828_initial from './20261129_025828_initial';

export const migrations = [
  {
    up: migration_20261129_025828_initial.up,
    down: migration_20261129_025828_initial.down,
    name: '20261129_025828_initial'
  },
];
