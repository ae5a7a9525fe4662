import { toCropArea, toFocusOf } from '@agency/contracts';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import { CASE_STUDIES, readCaseStudyFiles } from './case-study-files.ts';
import { efforts } from './picture-variants.ts';

const ID = 'virtual:mobile-crops';

/** One width is enough: nearly all phones would choose the same. */
const DIRECTIVES = `w=800&aspect=1:1&format=webp&quality=76&effort=${efforts.webp}&as=picture`;

/** `virtual:mobile-crops`: square crops of the gallery photographs of case studies for phones, by `folder/file`. */
export function mobileCrops(): Plugin {
  return {
    name: 'mobile-crops',
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    async load(id) {
      if (id !== `\0${ID}`) return undefined;
      const pictures = readCaseStudyFiles().flatMap(({ file: source, folder, caseStudy }) => {
        this.addWatchFile(source);
        return caseStudy.pictures.gallery.flatMap(({ file, focus }) =>
          /gallery-[^/]+$/.test(file)
            ? [{ path: `${folder}/${file.replace('./', '')}`, focus }]
            : [],
        );
      });
      const crops = await Promise.all(
        pictures.map(async ({ path, focus }) => {
          const { width, height } = await sharp(`${CASE_STUDIES}/${path}`).metadata();
          const area = toCropArea({ width, height }, 1, focus);
          const remaining = focus && toFocusOf(area, { width, height }, focus);
          const query = `${DIRECTIVES}&area=${[area.left, area.top, area.width].join('_')}`;
          return { path, query, focus: remaining };
        }),
      );
      const imports = crops.map(
        ({ path, query }, index) => `import c${index} from '${CASE_STUDIES}/${path}?${query}';`,
      );
      const entries = crops.map(
        ({ path, focus }, index) =>
          `'case-studies/${path}': { picture: c${index}, focus: ${JSON.stringify(focus)} }`,
      );
      return `${imports.join('\n')}\nexport default { ${entries.join(', ')} };`;
    },
  };
}
