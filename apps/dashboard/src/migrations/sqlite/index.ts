import * as migration_20261129_115117_initial from './20261129_115117_initial';

export const migrations = [
  {
    up: migration_20261129_115117_initial.up,
    down: migration_20261129_115117_initial.down,
    name: '20261129_115117_initial'
  },
];
