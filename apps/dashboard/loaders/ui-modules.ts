// A loader for Next: gives the panel Payload's own components as the modules they are made of. As Payload ships them they
// are one file, which brings the calendar with every language of the world to each page of the panel before anybody opens one.
import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';

/** What is left of the file's own list of exports: a module of one export is its list. */
export default function loadModules(this: { resourcePath: string }): string {
  const list = readFileSync(this.resourcePath.replace(/\.js$/, '.d.ts'), 'utf8');
  // Payload's fields open the calendar themselves, when it is asked for.
  const kept = list.replace(/^export \{ default as DatePicker \}.*$/m, '');
  return `'use client';\n${stripTypeScriptTypes(kept)}`;
}
