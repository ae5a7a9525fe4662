import * as migration_20261129_171659_initial from './20261129_171659_initial';

export const migrations = [
  {
    up: migration_20261129_171659_initial.up,
    down: migration_20261129_171659_initial.down,
    name: '20261129_171659_initial'
  },
];
