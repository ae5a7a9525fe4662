import * as migration_20261129_194253_initial from './20261129_194253_initial';

export const migrations = [
  {
    up: migration_20261129_194253_initial.up,
    down: migration_20261129_194253_initial.down,
    name: '20261129_194253_initial'
  },
];
