import * as migration_20261129_180141_initial from './20261129_180141_initial';

export const migrations = [
  {
    up: migration_20261129_180141_initial.up,
    down: migration_20261129_180141_initial.down,
    name: '20261129_180141_initial'
  },
];
