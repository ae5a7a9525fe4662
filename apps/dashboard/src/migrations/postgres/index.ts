import * as migration_20261128_152020_initial from './20261128_152020_initial';

export const migrations = [
  {
    up: migration_20261128_152020_initial.up,
    down: migration_20261128_152020_initial.down,
    name: '20261128_152020_initial'
  },
];
