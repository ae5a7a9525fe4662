import { panelViews } from '../panel/views.ts';

/** Screens without session. */
const OUTSIDE = ['/login', '/forgot', '/welcome'];

/** Paths of our registered screens below `/admin`. */
export const listPanelPaths = (): string[] =>
  Object.values(panelViews)
    .map((view) => ('path' in view ? view.path : ''))
    .filter((path) => !OUTSIDE.includes(path));
