import * as migration_20261130_034846_initial from './20261130_034846_initial';

export const migrations = [
  {
    up: migration_20261130_034846_initial.up,
    down: migration_20261130_034846_initial.down,
    name: '20261130_034846_initial'
  },
];
