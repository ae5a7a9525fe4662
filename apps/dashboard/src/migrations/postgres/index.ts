import * as migration_20261129_170653_initial from './20261129_170653_initial';

export const migrations = [
  {
    up: migration_20261129_170653_initial.up,
    down: migration_20261129_170653_initial.down,
    name: '20261129_170653_initial'
  },
];
