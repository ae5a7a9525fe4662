import { panelViews } from '../panel/views.ts';

/** Examples for path parameters. */
const EXAMPLES: Record<string, string[]> = { '/words/:key': ['/words/landing', '/words/agency'] };

/** Screens without session. */
const OUTSIDE = ['/login', '/forgot', '/welcome'];

/**
 * Paths of our registered screens below `/admin`.
 * @throws for a parameter without example
 */
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
