import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { focusSchema } from '@agency/contracts';
import type { Plugin } from 'vite';
import { parse } from 'yaml';
import * as z from 'zod';

const ID = 'virtual:mobile-crops';
const STUDIES = fileURLToPath(new URL('../../../packages/content/case-studies', import.meta.url));

/** One width is enough: nearly all phones would choose the same. */
const DIRECTIVES = 'w=800&aspect=1:1&format=webp&quality=76&effort=3&as=picture';

const studySchema = z.object({
  pictures: z.object({
    gallery: z.array(z.object({ file: z.string(), focus: focusSchema.optional() })).default([]),
  }),
});

/** `virtual:mobile-crops`: square crops of the gallery photographs of case studies for phones, by `folder/file`. */
export function mobileCrops(): Plugin {
  return {
    name: 'mobile-crops',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const crops = readdirSync(STUDIES).flatMap((folder) => {
        const contentFile = `${STUDIES}/${folder}/en.yaml`;
        this.addWatchFile(contentFile);
        const study = studySchema.safeParse(parse(readFileSync(contentFile, 'utf8'))).data;
        return (study?.pictures.gallery ?? []).flatMap(({ file, focus }) => {
          if (!/gallery-[^/]+$/.test(file)) return [];
          // sharp names the horizontal side first.
          const position = focus?.split('-').reverse().join(' ') ?? 'center';
          const path = `${folder}/${file.replace('./', '')}`;
          return { path, query: `${DIRECTIVES}&position=${encodeURIComponent(position)}` };
        });
      });
      const imports = crops.map(
        ({ path, query }, index) => `import c${index} from '${STUDIES}/${path}?${query}';`,
      );
      const entries = crops.map(({ path }, index) => `'case-studies/${path}': c${index}`);
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
    },
  };
}
