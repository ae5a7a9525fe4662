// A loader for Next: gives the panel Payload's components as the modules they are made of. As Payload ships them they are one
// file, which brings the calendar with every language of the world, and all it is written with, before anybody opens one.
import { readFileSync } from 'node:fs';
import { listModules } from './list-modules.ts';

/** The file as Payload ships it, in; the list of its modules, out. */
export default function loadModules(this: { resourcePath: string }, shipped: string): string {
  return listModules(shipped, readFileSync(this.resourcePath.replace(/\.js$/, '.d.ts'), 'utf8'));
}
