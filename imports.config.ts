/**
 * Which folder may import which (docs/architecture.md). The ESLint rule `agency/layers` applies it to every source file
 * except tests, `.astro` files included. Biome reports cycles between files.
 */

/**
 * Folders below a base folder, from the lowest layer to the highest: each may import those before it. `*` stands for all
 * that are not listed; where there is no `*`, those are free.
 */
export const layers: Record<string, string[]> = {
  '': ['packages', 'apps', '*'],
  'packages/': ['contracts', 'monaco-editor', 'server', 'brand', 'resumes', 'content'],
  'apps/website/': ['src', '*'],
  // biome-ignore format: a list of names
  'apps/website/src/': [
    'settings.ts', 'styles', 'model', 'fonts', 'content-client', 'i18n', 'images', 'open-graph',
    'features', 'ui', 'sections', 'shell', 'forms', 'middleware.ts', 'pages',
  ],
  'apps/dashboard/': ['src', '*'],
  'apps/dashboard/src/': ['access', 'migrations', 'payload-types.ts', '*', 'commands', 'app'],
};

/** Folders whose subfolders do not import each other, `shared` excepted. */
const INDEPENDENT = ['apps/', 'apps/website/src/sections/'];

/** Components only get props: they do not load data themselves. */
const COMPONENTS = /^apps\/website\/src\/(ui|sections)\//;
const LOADERS = /^apps\/website\/src\/(content-client|i18n|images)\//;

/**
 * Says which rule an import breaks.
 * @param from the importing file, relative to the root
 * @param to the imported file
 */
export function findViolation(from: string, to: string): string | undefined {
  if (COMPONENTS.test(from) && LOADERS.test(to)) return 'Components get data as props.';
  for (const base of INDEPENDENT) {
    const [own, other] = [getFolder(from, base), getFolder(to, base)];
    if (own && other && other !== own && other !== 'shared') {
      return `${base}${own} and ${base}${other} are independent: what both use belongs in a shared folder.`;
    }
  }
  for (const [base, order] of Object.entries(layers)) {
    const [own, other] = [getFolder(from, base), getFolder(to, base)];
    if (own && other && isBelow(order, own, other)) {
      return `${base}${own} is a lower layer than ${base}${other} (imports.config.ts).`;
    }
  }
  return undefined;
}

/** The folder or file directly below a base folder on the way to a path. */
function getFolder(path: string, base: string): string | undefined {
  return path.startsWith(base) ? path.slice(base.length).split('/')[0] : undefined;
}

function isBelow(order: string[], own: string, other: string): boolean {
  const [low, high] = [own, other].map((name) => order.indexOf(order.includes(name) ? name : '*'));
  return low !== undefined && high !== undefined && low >= 0 && low < high;
}
