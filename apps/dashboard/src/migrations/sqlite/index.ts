import * as migration_20261129_171649_initial from './20261129_171649_initial';

export const migrations = [
  {
    up: migration_20261129_171649_initial.up,
    down: migration_20261129_171649_initial.down,
    name: '20261129_171649_initial'
  },
];
