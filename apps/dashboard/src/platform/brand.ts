import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import * as z from 'zod';
import { projectFolder } from './folders.ts';

const brandSchema = z.object({ name: z.string().min(1) });

/** The agency's name, from the one file that says who the agency is. */
export function getBrand(): z.infer<typeof brandSchema> {
  const file = join(projectFolder, 'brand.yaml');
  return brandSchema.parse(parse(readFileSync(file, 'utf8')));
}
