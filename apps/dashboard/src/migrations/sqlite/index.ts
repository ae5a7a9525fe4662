import * as migration_20261129_202531_initial from './20261129_202531_initial';

export const migrations = [
  {
    up: migration_20261129_202531_initial.up,
    down: migration_20261129_202531_initial.down,
    name: '20261129_202531_initial'
  },
];
