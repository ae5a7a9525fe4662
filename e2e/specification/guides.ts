import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A recipe of CONTRIBUTING.md, with its changes. */
export interface Guide {
  /** Heading of the recipe. */
  heading: string;
  /** Values of its `<placeholders>`. */
  names: Record<string, string>;
  /** Makes the manual changes in a copy of the project. */
  follow(copy: string): void;
}

const SITE = 'apps/website/src';
const PANEL_COPY = 'apps/dashboard/src/platform/language';

/** Inserts a text before another one in a file; both are complete lines. */
function insert(copy: string, file: string, before: string, text: string) {
  const path = join(copy, file);
  const source = readFileSync(path, 'utf8');
  if (!source.includes(before)) throw new Error(`${file} does not hold '${before}'`);
  writeFileSync(
    path,
    source.replace(before, () => text + before),
  );
}

function write(copy: string, file: string, text: string) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
}

/** Describes fields of the content in Arabic, by their English descriptions. */
function describeInArabic(copy: string, descriptions: Record<string, string>) {
  for (const [english, arabic] of Object.entries(descriptions)) {
    insert(
      copy,
      `${PANEL_COPY}/ar/field-descriptions.ts`,
      "  'Founding text'",
      `  '${english}': '${arabic}',\n`,
    );
  }
}

export const section = {
  ...{ heading: 'Encore', text: 'Once more, a little louder.' },
  ar: { heading: 'إعادة', text: 'مرة أخرى، بصوت أعلى قليلًا.' },
};

/** A text section on Our Savvy. */
export const sectionGuide: Guide = {
  heading: 'Add a page section',
  names: { page: 'our-savvy', Name: 'Encore' },
  follow(copy) {
    insert(
      copy,
      'packages/content/schemas/our-savvy.ts',
      '  structure: strictObject({\n',
      "  encore: strictObject({\n    heading: copy('Its heading'),\n    text: copy('One sentence'),\n  }).describe('What comes after the method'),\n",
    );
    for (const [tag, { heading, text }] of Object.entries({ en: section, ar: section.ar })) {
      insert(
        copy,
        `packages/content/pages/our-savvy/${tag}.yaml`,
        'structure:\n',
        `encore:\n  heading: ${heading}\n  text: ${text}\n\n`,
      );
    }
    write(
      copy,
      `${SITE}/sections/our-savvy/Encore/Encore.tsx`,
      `import type { PageContent } from '@agency/content/schemas/pages';
import styles from './Encore.module.css';

/** The text after the method. */
export function Encore({ heading, text }: PageContent<'our-savvy'>['encore']) {
  return (
    <section className={\`\${styles.encore} measure\`}>
      <h2>{heading}</h2>
      <p>{text}</p>
    </section>
  );
}
`,
    );
    write(
      copy,
      `${SITE}/sections/our-savvy/Encore/Encore.module.css`,
      '@layer sections {\n  .encore {\n    padding-block: 40px;\n  }\n}\n',
    );
    const page = `${SITE}/pages/our-savvy.astro`;
    insert(
      copy,
      page,
      'import { Methodology }',
      "import { Encore } from '../sections/our-savvy/Encore/Encore.tsx';\n",
    );
    for (const [language, { heading }] of Object.entries({ en: section, ar: section.ar })) {
      insert(
        copy,
        `${PANEL_COPY}/${language}/field-names.ts`,
        "  heading: '",
        `  encore: '${heading}',\n`,
      );
    }
    describeInArabic(copy, {
      'Its heading': 'عنوانها',
      'One sentence': 'جملة واحدة',
      'What comes after the method': 'ما يلي الطريقة',
    });
    insert(copy, page, '  <Structure {', '  <Encore {...copy.encore} />\n');
  },
};

export const studio = {
  ...{ path: '/the-studio', label: 'The Studio', lead: 'A room with a door.' },
  words: ['The', 'Studio'],
  ar: { label: 'الاستوديو', words: ['هذا', 'الاستوديو'], lead: 'غرفة لها باب.' },
};

/** A page of one section. */
export const pageGuide: Guide = {
  heading: 'Add a page',
  names: { page: 'the-studio', Name: 'StudioHero' },
  follow(copy) {
    const put = (file: string, before: string, text: string) => insert(copy, file, before, text);
    write(
      copy,
      'packages/content/schemas/the-studio.ts',
      `import { strictObject } from 'zod';
import { copy, metaSchema, pageHeadingSchema } from './shared.ts';

export const theStudioPageSchema = strictObject({
  meta: metaSchema,
  heading: pageHeadingSchema,
  lead: copy('What the studio is, one paragraph'),
});
`,
    );
    const schemas = 'packages/content/schemas/pages.ts';
    put(
      schemas,
      'import { thankYouPageSchema }',
      "import { theStudioPageSchema } from './the-studio.ts';\n",
    );
    put(schemas, "  'web-services': ", "  'the-studio': theStudioPageSchema,\n");
    for (const [tag, { label, words, lead }] of Object.entries({ en: studio, ar: studio.ar })) {
      write(
        copy,
        `packages/content/pages/the-studio/${tag}.yaml`,
        `meta:
  title: ${label} | {brand}

heading:
  lines:
    - [{ text: ${words[0]}, volume: 1 }, { text: ${words[1]}, volume: 6 }]
  end: dot
  narrow: runs

lead: ${lead}
`,
      );
    }
    write(
      copy,
      `${SITE}/sections/the-studio/StudioHero/StudioHero.tsx`,
      `import type { PageContent } from '@agency/content/schemas/pages';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import styles from './StudioHero.module.css';

/** Hero of The Studio. */
export function StudioHero({ words }: { words: PageContent<'the-studio'> }) {
  return (
    <section className={\`\${styles.hero} margins\`}>
      <PageHeading fit="the-studio" heading={words.heading} />
      <p className="lead">{words.lead}</p>
    </section>
  );
}
`,
    );
    write(
      copy,
      `${SITE}/sections/the-studio/StudioHero/StudioHero.module.css`,
      '@layer sections {\n  .hero {\n    padding-block: 40px;\n  }\n}\n',
    );
    write(
      copy,
      `${SITE}/pages/the-studio.astro`,
      `---
import { caching } from '../model/caching.ts';
import { StudioHero } from '../sections/the-studio/StudioHero/StudioHero.tsx';
import Page from '../shell/Page.astro';

const words = await Astro.locals.readCopy('the-studio');

Astro.response.headers.set('Cache-Control', caching.page);
---
<Page meta={words.meta} path="${studio.path}">
  <StudioHero words={words} />
</Page>
`,
    );
    put(
      `packages/content/shell/en.yaml`,
      '      - { label: Nasj',
      `      - { label: ${studio.label}, href: ${studio.path} }\n`,
    );
    describeInArabic(copy, { 'What the studio is, one paragraph': 'ما هو الاستوديو، في فقرة' });
    put('docs/product.md', '| `/nasj` |', `| \`${studio.path}\` | Where the work is made |\n`);
  },
};

export const study = {
  route: '/Oak&Ink',
  client: 'Oak & Ink',
  sector: 'bookbinding',
  country: 'Egypt',
  categories: ['web'],
  order: 99,
  colour: '#1f4d3a',
  world: { ground: '#1f4d3a', ink: '#ffffff', accent: '#e9d8a6' },
  aperture: { show: 2, crop: { x: 50, y: 50, scale: 1.5 } },
  services: ['website'],
  summary: 'A bindery whose website opens like a book.',
  description: 'Website for Oak & Ink, a bindery in Egypt whose books open flat.',
  intro: { heading: 'The Brief', text: ['A bindery asked for a website that opens like a book.'] },
  blocks: [
    { kind: 'text', heading: 'The Website', text: ['It opens in the middle.'] },
    { kind: 'gallery', rhythm: 'triptych', show: [1, 2, 3, 4] },
  ],
  tile: { file: './tile.webp', alt: 'A book bound in green cloth, standing open' },
  wide: { file: './wide.webp', alt: 'A shelf of books bound in green cloth' },
  small: { file: './small.webp', alt: 'The spine of a book bound in green cloth' },
  pictures: {
    gallery: [
      { file: './gallery-1.webp', alt: 'A press with a book in it' },
      { file: './gallery-2.webp', alt: 'Threads in seven greens' },
      { file: './gallery-3.webp', alt: 'A page of the website on a bench' },
      { file: './gallery-4.webp', alt: 'The identity of Oak & Ink on one board' },
    ],
  },
};

/** A case study with the pictures of another. */
export const caseStudyGuide: Guide = {
  heading: 'Add a case study',
  names: { name: 'oak-and-ink' },
  follow(copy) {
    const folder = `packages/content/case-studies`;
    // JSON is valid YAML.
    write(copy, `${folder}/oak-and-ink/en.yaml`, JSON.stringify(study, null, 2));
    const { tile, wide, small, pictures } = study;
    for (const { file } of [tile, wide, small, ...pictures.gallery]) {
      const source = file.startsWith('./gallery-') ? './board.webp' : file;
      cpSync(join(copy, folder, 'serenita', source), join(copy, folder, 'oak-and-ink', file));
    }
    insert(copy, 'packages/content/pages/our-work/en.yaml', ' brands', '-one');
    insert(copy, 'docs/product.md', '.\nA phone shows them', `, \`${study.route}\``);
  },
};

export const field = {
  label: 'Budget',
  choice: 'Up to 50,000',
  ar: { label: 'الميزانية', choice: 'حتى ٥٠ ألفًا' },
};

/** An optional field with choices in the enquiry form. */
export const fieldGuide: Guide = {
  heading: 'Add a field to a form',
  names: { form: 'enquiry', folder: 'services' },
  follow(copy) {
    const put = (file: string, before: string, text: string) => insert(copy, file, before, text);
    put(
      'packages/contracts/forms/enquiry.ts',
      '  service: formField',
      `  budget: formField(optionalChoice(budgets), {
    description: 'What may be spent',
    label: { en: '${field.label}', ar: '${field.ar.label}' },
    isOptional: true,
    choices: budgets,
  }),
`,
    );
    put(
      'packages/contracts/forms/enquiry.ts',
      '/** Service enquiry',
      `const budgets = {
  small: { en: '${field.choice}', ar: '${field.ar.choice}' },
  large: { en: 'More than 50,000', ar: 'أكثر من ٥٠ ألفًا' },
};

`,
    );
    put('packages/contracts/forms/enquiry.ts', " } from './form-fields", ', optionalChoice');
    put('packages/contracts/fixtures/enquiry.json', '  "service"', '  "budget": "small",\n');
    put('packages/content/services/en.yaml', '    company: ', `    budget: ${field.label}\n`);
    put('packages/content/services/ar.yaml', '    company: ', `    budget: ${field.ar.label}\n`);
    put(
      'packages/content/pages/privacy-policy/en.yaml',
      'company, and which service you asked about',
      'budget, ',
    );
    put(
      'packages/content/pages/privacy-policy/ar.yaml',
      '، والخدمة التي سألت عنها',
      '، والميزانية',
    );
    put('docs/product.md', '`service` (set by the page) |', '`budget` (optional), ');
    put('e2e/journeys/enquiry.spec.ts', "  company: 'Nile & Sons',", "  budget: 'small',\n");
  },
};
