import * as migration_20261201_022311_initial from './20261201_022311_initial';

export const migrations = [
  {
    up: migration_20261201_022311_initial.up,
    down: migration_20261201_022311_initial.down,
    name: '20261201_022311_initial'
  },
];
