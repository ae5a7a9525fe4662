import * as migration_20261129_025933_initial from './20261129_025933_initial';

export const migrations = [
  {
    up: migration_20261129_025933_initial.up,
    down: migration_20261129_025933_initial.down,
    name: '20261129_025933_initial'
  },
];
