import * as migration_20261129_093822_initial from './20261129_093822_initial';

export const migrations = [
  {
    up: migration_20261129_093822_initial.up,
    down: migration_20261129_093822_initial.down,
    name: '20261129_093822_initial'
  },
];
