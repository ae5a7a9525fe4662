import * as migration_20261129_085752_initial from './20261129_085752_initial';

export const migrations = [
  {
    up: migration_20261129_085752_initial.up,
    down: migration_20261129_085752_initial.down,
    name: '20261129_085752_initial'
  },
];
