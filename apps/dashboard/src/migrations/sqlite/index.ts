import * as migration_20261129_163037_initial from './20261129_163037_initial';

export const migrations = [
  {
    up: migration_20261129_163037_initial.up,
    down: migration_20261129_163037_initial.down,
    name: '20261129_163037_initial'
  },
];
