import * as migration_20261130_031658_initial from './20261130_031658_initial';

export const migrations = [
  {
    up: migration_20261130_031658_initial.up,
    down: migration_20261130_031658_initial.down,
    name: '20261130_031658_initial'
  },
];
