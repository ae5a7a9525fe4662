import * as migration_20261129_170338_initial from './20261129_170338_initial';

export const migrations = [
  {
    up: migration_20261129_170338_initial.up,
    down: migration_20261129_170338_initial.down,
    name: '20261129_170338_initial'
  },
];
