import * as migration_20261129_125500_initial from './20261129_125500_initial';

export const migrations = [
  {
    up: migration_20261129_125500_initial.up,
    down: migration_20261129_125500_initial.down,
    name: '20261129_125500_initial'
  },
];
