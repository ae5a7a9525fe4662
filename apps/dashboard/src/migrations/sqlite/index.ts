import * as migration_20261129_170331_initial from './20261129_170331_initial';

export const migrations = [
  {
    up: migration_20261129_170331_initial.up,
    down: migration_20261129_170331_initial.down,
    name: '20261129_170331_initial'
  },
];
