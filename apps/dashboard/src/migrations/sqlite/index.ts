import * as migration_20261129_131000_initial from './20261129_131000_initial';

export const migrations = [
  {
    up: migration_20261129_131000_initial.up,
    down: migration_20261129_131000_initial.down,
    name: '20261129_131000_initial'
  },
];
