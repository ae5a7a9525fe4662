import * as migration_20261128_211641_initial from './20261128_211641_initial';

export const migrations = [
  {
    up: migration_20261128_211641_initial.up,
    down: migration_20261128_211641_initial.down,
    name: '20261128_211641_initial'
  },
];
