import * as migration_20261128_164014_initial from './20261128_164014_initial';

export const migrations = [
  {
    up: migration_20261128_164014_initial.up,
    down: migration_20261128_164014_initial.down,
    name: '20261128_164014_initial'
  },
];
