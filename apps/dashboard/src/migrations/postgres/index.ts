import * as migration_20261129_133951_initial from './20261129_133951_initial';

export const migrations = [
  {
    up: migration_20261129_133951_initial.up,
    down: migration_20261129_133951_initial.down,
    name: '20261129_133951_initial'
  },
];
