import type { Plugin } from 'vite';
import { CASE_STUDIES, readCaseStudyFiles } from './case-study-files.ts';

const ID = 'virtual:mobile-crops';

/** One width is enough: nearly all phones would choose the same. */
const DIRECTIVES = 'w=800&aspect=1:1&format=webp&quality=76&effort=3&as=picture';

/** `virtual:mobile-crops`: square crops of the gallery photographs of case studies for phones, by `folder/file`. */
export function mobileCrops(): Plugin {
  return {
    name: 'mobile-crops',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const crops = readCaseStudyFiles().flatMap(({ file: source, folder, caseStudy }) => {
        this.addWatchFile(source);
        return caseStudy.pictures.gallery.flatMap(({ file, focus }) => {
          if (!/gallery-[^/]+$/.test(file)) return [];
          // sharp names the horizontal side first.
          const position = focus?.split('-').reverse().join(' ') ?? 'center';
          const path = `${folder}/${file.replace('./', '')}`;
          return { path, query: `${DIRECTIVES}&position=${encodeURIComponent(position)}` };
        });
      });
      const imports = crops.map(
        ({ path, query }, index) => `import c${index} from '${CASE_STUDIES}/${path}?${query}';`,
      );
      const entries = crops.map(({ path }, index) => `'case-studies/${path}': c${index}`);
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
    },
  };
}
