import * as migration_20261130_032729_initial from './20261130_032729_initial';

export const migrations = [
  {
    up: migration_20261130_032729_initial.up,
    down: migration_20261130_032729_initial.down,
    name: '20261130_032729_initial'
  },
];
