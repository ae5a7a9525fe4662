import { panelViews } from '../panel/views.ts';

/** What stands for a part of a path that is open. */
const EXAMPLES: Record<string, string[]> = { '/words/:key': ['/words/landing', '/words/agency'] };

/** Screens for who has not signed in, and for who has to set up a second factor. */
const OUTSIDE = ['/login', '/forgot', '/welcome', '/second-factor'];

/** Paths of the panel's own screens, below `/admin`, by what is registered. @throws for one with an open part and no example */
export function listPanelPaths(): string[] {
  const paths = Object.values(panelViews).map((view) => ('path' in view ? view.path : ''));
  return paths
    .filter((path) => !OUTSIDE.includes(path))
    .flatMap((path) => {
      const examples = EXAMPLES[path] ?? [path];
      if (examples.some((one) => one.includes(':'))) throw new Error(`no example of ${path}`);
      return examples;
    });
}
