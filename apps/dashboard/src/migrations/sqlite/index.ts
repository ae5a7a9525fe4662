import * as migration_20261129_093556_initial from './20261129_093556_initial';

export const migrations = [
  {
    up: migration_20261129_093556_initial.up,
    down: migration_20261129_093556_initial.down,
    name: '20261129_093556_initial'
  },
];
