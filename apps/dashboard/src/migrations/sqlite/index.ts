import * as migration_20261129_083809_initial from './20261129_083809_initial';

export const migrations = [
  {
    up: migration_20261129_083809_initial.up,
    down: migration_20261129_083809_initial.down,
    name: '20261129_083809_initial'
  },
];
