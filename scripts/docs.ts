// Writes into README.md what is known elsewhere: the configuration table.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './system/commands.ts';
import { putSettingsTable } from './system/settings-table.ts';

const file = join(root, 'README.md');
writeFileSync(file, putSettingsTable(readFileSync(file, 'utf8')));
