import type { IConfiguration } from 'dependency-cruiser';

/**
 * Who may import whom, for the whole repository (docs/architecture.md). Each row is a room: a folder, the rooms it may
 * import, and those it may import types of but no code. Tests are free; packages of others are the matter of knip.
 * `.astro` files are not read here: their few rules are in eslint.config.js.
 */
const site = 'apps/website/src';
const panel = 'apps/dashboard/src';
/** What the panel says, in both languages: whoever answers its questions says it, too. */
const language = `${panel}/panel/language`;
/** What the words are made with; their schemas are for whoever reads them, and never sent to a visitor. */
const wording = [
  ...['brand-words', 'phrase', 'places', 'site-pages', 'graphemes'],
  ...['arabic', 'languages', 'language-paths'],
].map((name) => `packages/content/${name}.ts`);

interface Room {
  /** A folder, from the root. */
  room: string;
  /** Rooms it may import. */
  to: string[];
  /** Rooms it may import types of, but no code. */
  types?: string[];
}

export const rooms: Room[] = [
  // What both programs share knows neither of them.
  { room: 'packages/contracts', to: [] },
  { room: 'packages/drawing', to: [] },
  { room: 'packages/resumes', to: ['packages/server'] },
  { room: 'packages/server', to: [] },
  { room: 'packages/monaco-editor', to: [] },
  { room: 'packages/brand', to: ['packages/server'] },
  { room: 'packages/content', to: ['packages/brand', 'packages/contracts'] },

  // The website, from what only computes to what is shown.
  {
    room: `${site}/model`,
    to: [
      ...wording,
      'packages/brand/phone.ts',
      'packages/contracts/retention.ts',
      'packages/contracts/index.ts',
    ],
    types: ['packages/content', `${site}/i18n`, 'packages/brand', 'packages/contracts'],
  },
  {
    room: `${site}/drawings`,
    to: [...wording, `${site}/model`, 'packages/brand', 'packages/drawing'],
    types: ['packages/content'],
  },
  {
    room: `${site}/i18n`,
    to: [`${site}/model`, 'packages/brand', 'packages/content', 'brand.yaml'],
    types: ['packages/contracts'],
  },
  { room: `${site}/middleware.ts`, to: [...wording, `${site}/i18n`, `${site}/model`] },
  {
    room: `${site}/images`,
    to: [
      ...[...wording, `${site}/drawings`, `${site}/i18n`, `${site}/model`],
      ...[
        'packages/brand/brand.ts',
        'packages/brand/measure.ts',
        'packages/content/heading-fit.ts',
        'packages/server/settings.ts',
      ],
    ],
    types: ['packages/content', 'packages/contracts'],
  },
  { room: `${site}/settings.ts`, to: ['packages/brand', 'packages/server'] },
  {
    room: `${site}/dashboard-client`,
    to: [`${site}/settings.ts`, `${site}/model`, 'packages/contracts', 'packages/server'],
  },
  { room: `${site}/ui`, to: [...wording, `${site}/model`], types: ['packages/content'] },
  {
    room: `${site}/sections`,
    to: [...wording, `${site}/ui`, `${site}/model`, `${site}/drawings`],
    types: ['packages/content', 'packages/brand', 'packages/contracts'],
  },
  {
    room: `${site}/forms`,
    to: [
      ...wording,
      ...[`${site}/ui`, `${site}/model`, `${site}/i18n`, `${site}/settings.ts`],
      ...['packages/contracts', 'packages/resumes', 'packages/server'],
    ],
    types: ['packages/content'],
  },
  {
    room: `${site}/shell`,
    to: [
      ...wording,
      ...[`${site}/ui`, `${site}/model`, `${site}/images`, `${site}/i18n`, `${site}/styles`],
      'apps/website/public/favicon.svg',
    ],
    types: ['packages/content', 'packages/brand'],
  },
  {
    room: `${site}/pages`,
    to: [
      ...[`${site}/sections`, `${site}/forms`, `${site}/shell`, `${site}/ui`],
      ...[`${site}/dashboard-client`, `${site}/drawings`, `${site}/model`],
      ...[`${site}/images`, `${site}/i18n`, `${site}/styles`, 'packages'],
    ],
  },
  { room: `${site}/styles`, to: [] },
  {
    room: 'apps/website/server',
    to: [`${site}/settings.ts`, `${site}/model`, `${site}/dashboard-client`, 'packages'],
  },
  {
    room: 'apps/website/vite-plugins',
    to: [`${site}/model`, `${site}/drawings`, 'packages'],
  },

  // The dashboard.
  { room: `${panel}/access`, to: [] },
  {
    room: `${panel}/accounts`,
    to: [
      ...[`${panel}/access`, `${panel}/api`, `${panel}/collections/audit-trail`],
      ...[`${panel}/collections/users`, `${panel}/collections/menu-groups.ts`],
      ...[`${panel}/outbox`, `${panel}/platform`, language, 'packages'],
    ],
    types: [`${panel}/payload-types.ts`],
  },
  {
    room: `${panel}/platform`,
    // It opens the program that is put together from all of it.
    to: [
      ...[`${panel}/migrations`, `${panel}/payload.config.ts`, `${panel}/virus-scan/clamd.ts`],
      `${panel}/cdn/purge-place.ts`,
      ...['packages/brand', 'packages/server'],
    ],
  },
  {
    room: `${panel}/api`,
    to: [
      ...[`${panel}/collections`, `${panel}/form-check`, `${panel}/links`],
      ...[`${panel}/platform`, `${panel}/retention/periods.ts`],
      ...[`${panel}/rich-text`, `${panel}/visits`, 'packages'],
    ],
    types: [`${panel}/payload-types.ts`],
  },
  { room: `${panel}/app`, to: [`${panel}/api`, `${panel}/panel`, `${panel}/payload.config.ts`] },
  {
    room: `${panel}/cdn`,
    to: [`${panel}/api/content-revision.ts`, `${panel}/platform`, 'packages/contracts'],
  },
  {
    room: `${panel}/collections`,
    to: [
      ...[`${panel}/access`, `${panel}/accounts`, `${panel}/api`, `${panel}/outbox`],
      ...[`${panel}/platform`, `${panel}/rich-text`, `${panel}/watch/alarm.ts`, 'packages'],
      ...[language, `${panel}/virus-scan/hand-out.ts`],
      // What an article links to is among what it names.
      `${panel}/links/link-target.ts`,
    ],
    types: [`${panel}/payload-types.ts`],
  },
  {
    room: `${panel}/outbox`,
    to: [
      ...[`${panel}/access`, `${panel}/accounts/links.ts`, `${panel}/api/answer.ts`],
      `${panel}/collections/audit-trail`,
      ...[`${panel}/collections/menu-groups.ts`, `${panel}/collections/field-looks.ts`],
      ...[`${panel}/collections/messages`, `${panel}/platform`, language, 'packages'],
      // A mail names words of the website and leads to them as the panel does.
      `${panel}/collections/content/content-names.ts`,
      ...[`${panel}/collections/content/words-name.ts`, `${panel}/panel/words/places.ts`],
    ],
    types: [`${panel}/payload-types.ts`],
  },
  {
    room: `${panel}/form-check`,
    to: [
      ...[`${panel}/access`, `${panel}/api/answer.ts`, `${panel}/outbox/schedule.ts`],
      ...[`${panel}/platform`, language],
    ],
    types: [`${panel}/payload-types.ts`],
  },
  {
    room: `${panel}/virus-scan`,
    to: [`${panel}/collections/applications/resumes.ts`, `${panel}/platform`, language],
  },
  {
    room: `${panel}/watch`,
    to: [
      ...[`${panel}/backup`, `${panel}/collections/messages`, `${panel}/form-check`],
      ...[`${panel}/outbox`, `${panel}/platform`, `${panel}/virus-scan`],
    ],
  },
  {
    room: `${panel}/health`,
    types: [`${panel}/collections/messages`],
    to: [
      ...[`${panel}/backup/backup-health.ts`, `${panel}/virus-scan/scan-health.ts`],
      ...[`${panel}/collections/editing`, `${panel}/form-check`, `${panel}/outbox`],
      ...[`${panel}/platform`, `${panel}/retention`, language, 'packages'],
    ],
  },
  {
    room: `${panel}/leads`,
    to: [
      ...[`${panel}/api`, `${panel}/collections`, `${panel}/inbox`, `${panel}/platform`],
      language,
    ],
  },
  {
    room: `${panel}/links`,
    to: [
      ...[`${panel}/access`, `${panel}/api/answer.ts`, language],
      ...[`${panel}/collections/content/content-names.ts`, 'packages'],
      // Where it looks for links, and where they lead.
      `${panel}/collections/blogs/post-path.ts`,
      ...[`${panel}/collections/blogs/posts-with.ts`, `${panel}/collections/editing/drafted.ts`],
      `${panel}/collections/editing/read-both.ts`,
      // What links stand in: the words and case studies that the site is shipped with.
      `${panel}/collections/content/words-name.ts`,
      `${panel}/collections/content/shipped-words.ts`,
      ...[`${panel}/collections/case-studies/shipped-studies.ts`, `${panel}/platform`],
    ],
    types: [`${panel}/payload-types.ts`],
  },
  {
    room: `${panel}/backup`,
    to: [`${panel}/platform`, `${panel}/retention/periods.ts`, language, 'packages/server'],
  },
  { room: `${panel}/move`, to: [`${panel}/backup`, `${panel}/platform`, 'packages/server'] },
  {
    room: `${panel}/commands`,
    to: [
      ...[`${panel}/backup`, `${panel}/move`],
      ...[`${panel}/collections`, `${panel}/platform`, `${panel}/seed`],
      ...[`${panel}/payload.config.ts`, language, 'packages/server'],
    ],
  },
  {
    room: `${panel}/inbox`,
    to: [
      ...[`${panel}/access`, `${panel}/api`, `${panel}/collections`, `${panel}/outbox`],
      ...[`${panel}/platform`, `${panel}/virus-scan`, language, 'packages'],
    ],
    types: [`${panel}/payload-types.ts`],
  },
  { room: `${panel}/migrations`, to: [] },
  {
    room: `${panel}/panel`,
    to: [
      ...[`${panel}/access`, `${panel}/accounts`, `${panel}/collections/messages`],
      ...[`${panel}/collections/users/too-many-tries.ts`, `${panel}/form-check`],
      ...[
        `${panel}/health`,
        `${panel}/inbox`,
        `${panel}/leads`,
        `${panel}/links`,
        `${panel}/outbox`,
      ],
      ...[`${panel}/retention`, `${panel}/rich-text`],
      ...[`${panel}/collections/content`, `${panel}/collections/editing`],
      ...[`${panel}/api/answer.ts`, `${panel}/api/image.ts`, `${panel}/collections/case-studies`],
      `${panel}/collections/blogs/counterpart.ts`,
      ...[`${panel}/collections/films`, `${panel}/collections/media`],
      ...[`${panel}/collections/openings`, `${panel}/today`, `${panel}/virus-scan/hand-out.ts`],
      `${panel}/watch`,
      `${panel}/backup/backup-health.ts`,
      `${panel}/visits`,
      ...['packages/brand', 'packages/content', 'packages/contracts'],
    ],
    types: [`${panel}/payload-types.ts`],
  },
  {
    room: `${panel}/today`,
    to: [
      ...[`${panel}/access`, `${panel}/collections/editing`, `${panel}/collections/messages`],
      ...[`${panel}/form-check`, `${panel}/inbox`, `${panel}/retention`, `${panel}/watch`],
      ...[`${panel}/collections/content/words-name.ts`, `${panel}/visits`],
    ],
  },
  {
    room: `${panel}/retention`,
    to: [
      ...[`${panel}/access`, `${panel}/api/answer.ts`, `${panel}/collections`, language],
      ...[`${panel}/backup/keep.ts`, `${panel}/backup/schedule.ts`],
      ...[`${panel}/platform/settings.ts`, 'packages/contracts'],
    ],
    types: [`${panel}/payload-types.ts`],
  },
  {
    room: `${panel}/rich-text`,
    // What an article links to is named as it is where links are looked up.
    to: [`${panel}/api`, `${panel}/links/link-target.ts`, language, 'packages/contracts'],
    types: [`${panel}/payload-types.ts`],
  },
  {
    room: `${panel}/seed`,
    to: [
      ...[`${panel}/collections/other-languages.ts`, `${panel}/rich-text`],
      ...['packages/content', 'packages/contracts'],
    ],
  },
  { room: 'apps/dashboard/server', to: [panel, 'packages'] },

  {
    room: `${panel}/visits`,
    to: [`${panel}/access`, `${panel}/platform`, 'packages/contracts'],
  },

  // What looks at the programs from outside.
  { room: 'art', to: ['packages/drawing', 'packages/brand', `${site}/drawings`] },
  {
    // The settings of both programs become the table in the README.
    room: 'scripts',
    to: [
      ...['packages', 'e2e/system', `${site}/settings.ts`],
      ...[`${panel}/platform/settings.ts`, `${panel}/platform/first-admin-file.ts`],
    ],
  },
  {
    room: 'e2e',
    to: [
      ...['packages', 'scripts/system', 'scripts/release/last-release.ts'],
      'apps/website/server/testing',
      ...[`${panel}/testing`, 'deploy/testing'],
    ],
  },
  { room: 'deploy', to: ['scripts/system'] },
  {
    room: 'bench',
    to: ['e2e/cluster', 'e2e/system', 'e2e/faults', 'scripts/system', 'packages/content'],
  },
  { room: 'eslint', to: [] },
];

const OURS = '^(apps|packages|art|e2e|scripts|bench|deploy|eslint)/|^brand\\.yaml$';
const TESTS = '\\.(test|spec)\\.tsx?$|/testing/';
const within = (path: string) => `^${path.replaceAll('.', '\\.')}(/|$)`;

const config: IConfiguration = {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Files that import each other cannot be read, tested or moved alone; types count.',
      severity: 'error' as const,
      from: {},
      to: { circular: true },
    },
    {
      name: 'programs-never-meet',
      comment: 'Website and dashboard share packages and a contract, never code of each other.',
      severity: 'error' as const,
      from: { path: '^apps/([^/]+)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'src-does-not-import-server',
      comment: 'The process is around the program and knows it, not the other way.',
      severity: 'error' as const,
      from: { path: '^apps/[^/]+/src/', pathNot: TESTS },
      to: { path: '^apps/[^/]+/server/' },
    },
    {
      name: 'sections-of-one-page',
      comment: 'The sections of a page stand alone; what two pages use is in sections/shared.',
      severity: 'error' as const,
      from: { path: `^${site}/sections/([^/]+)/`, pathNot: TESTS },
      to: { path: `^${site}/sections/`, pathNot: `^${site}/sections/($1|shared)/` },
    },
    {
      name: 'nothing-imports-pages',
      comment: 'A route is an end: what two routes share is a section or a model.',
      severity: 'error' as const,
      from: { pathNot: [within(`${site}/pages`), TESTS] },
      to: { path: within(`${site}/pages`) },
    },
    ...rooms.flatMap(({ room, to, types = [] }) => [
      {
        name: `from ${room}`,
        comment: `${room} may import ${to.join(', ') || 'nothing of ours'}.`,
        severity: 'error' as const,
        from: { path: within(room), pathNot: TESTS },
        to: { path: OURS, pathNot: [room, ...to, ...types].map(within) },
      },
      ...(types.length > 0
        ? [
            {
              name: `types from ${room}`,
              comment: `${room} may import types of ${types.join(', ')}, but no code.`,
              severity: 'error' as const,
              from: { path: within(room), pathNot: TESTS },
              to: {
                path: types.map(within),
                // A row may name a folder whole and one of its rooms for its types.
                ...(to.length > 0 && { pathNot: [room, ...to].map(within) }),
                dependencyTypesNot: ['type-only' as const],
              },
            },
          ]
        : []),
    ]),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.next|\\.astro|\\.cache|node_modules/\\.cache)/' },
    // Imports of types count.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: `${import.meta.dirname}/tsconfig.base.json` },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

export default config;
