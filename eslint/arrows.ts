import type { ArrowOptions } from './folder-arrows.ts';

/**
 * Who may import whom (docs/architecture.md). A folder that is not listed as `from` is free;
 * a folder nobody lists in `to`, like `pages`, is imported by nothing. `model` is pure and `schemas` are types
 * to whoever draws, so both may be used anywhere.
 */
export const arrows: ArrowOptions[] = [
  {
    root: 'apps/website/src',
    arrows: [
      {
        from: 'pages',
        to: [
          ...['sections', 'islands', 'forms', 'shell', 'dashboard'],
          ...['drawings', 'model', 'schemas', 'images', 'i18n', 'ui', 'styles'],
        ],
      },
      {
        from: 'shell',
        to: ['islands', 'ui', 'model', 'images', 'i18n', 'styles'],
        typesOnly: ['schemas'],
      },
      { from: 'islands', to: ['forms', 'ui', 'model'], typesOnly: ['schemas'] },
      { from: 'forms', to: ['ui', 'model', 'i18n'], typesOnly: ['schemas'] },
      { from: 'sections', to: ['ui', 'model', 'drawings'], typesOnly: ['schemas'] },
      { from: 'ui', to: ['model'], typesOnly: ['schemas'] },
      { from: 'images', to: ['drawings', 'model'], typesOnly: ['schemas'] },
      { from: 'drawings', to: ['model'] },
      { from: 'i18n', to: ['model'], typesOnly: ['schemas'] },
      { from: 'dashboard', to: [] },
      { from: 'model', to: [], typesOnly: ['schemas', 'i18n'] },
      { from: 'schemas', to: ['model'] },
      { from: 'styles', to: [] },
      { from: 'content', to: [] },
    ],
  },
];
