import * as migration_20261129_094047_initial from './20261129_094047_initial';

export const migrations = [
  {
    up: migration_20261129_094047_initial.up,
    down: migration_20261129_094047_initial.down,
    name: '20261129_094047_initial'
  },
];
