import * as migration_20261129_163046_initial from './20261129_163046_initial';

export const migrations = [
  {
    up: migration_20261129_163046_initial.up,
    down: migration_20261129_163046_initial.down,
    name: '20261129_163046_initial'
  },
];
