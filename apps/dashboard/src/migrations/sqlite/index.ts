import * as migration_20261129_170645_initial from './20261129_170645_initial';

export const migrations = [
  {
    up: migration_20261129_170645_initial.up,
    down: migration_20261129_170645_initial.down,
    name: '20261129_170645_initial'
  },
];
