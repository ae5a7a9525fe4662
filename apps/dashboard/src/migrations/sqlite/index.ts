import * as migration_20261130_034840_initial from './20261130_034840_initial';

export const migrations = [
  {
    up: migration_20261130_034840_initial.up,
    down: migration_20261130_034840_initial.down,
    name: '20261130_034840_initial'
  },
];
