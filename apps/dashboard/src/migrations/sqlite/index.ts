import * as migration_20261130_031651_initial from './20261130_031651_initial';

export const migrations = [
  {
    up: migration_20261130_031651_initial.up,
    down: migration_20261130_031651_initial.down,
    name: '20261130_031651_initial'
  },
];
