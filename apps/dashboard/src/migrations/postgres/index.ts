import * as migration_20261129_180202_initial from './20261129_180202_initial';

export const migrations = [
  {
    up: migration_20261129_180202_initial.up,
    down: migration_20261129_180202_initial.down,
    name: '20261129_180202_initial'
  },
];
