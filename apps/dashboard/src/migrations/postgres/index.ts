import * as migration_20261129_083817_initial from './20261129_083817_initial';

export const migrations = [
  {
    up: migration_20261129_083817_initial.up,
    down: migration_20261129_083817_initial.down,
    name: '20261129_083817_initial'
  },
];
