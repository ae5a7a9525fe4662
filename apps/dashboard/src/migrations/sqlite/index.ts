import * as migration_20261129_131449_initial from './20261129_131449_initial';

export const migrations = [
  {
    up: migration_20261129_131449_initial.up,
    down: migration_20261129_131449_initial.down,
    name: '20261129_131449_initial'
  },
];
