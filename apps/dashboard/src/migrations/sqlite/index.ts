import * as migration_20261129_131829_initial from './20261129_131829_initial';

export const migrations = [
  {
    up: migration_20261129_131829_initial.up,
    down: migration_20261129_131829_initial.down,
    name: '20261129_131829_initial'
  },
];
