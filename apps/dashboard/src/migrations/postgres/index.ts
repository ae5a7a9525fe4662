import * as migration_20261130_075605_initial from './20261130_075605_initial';

export const migrations = [
  {
    up: migration_20261130_075605_initial.up,
    down: migration_20261130_075605_initial.down,
    name: '20261130_075605_initial'
  },
];
