import type { ArrowOptions } from './folder-arrows.ts';

/**
 * Who may import whom (docs/architecture.md). A folder that is not listed as `from` is free;
 * a folder nobody lists in `to`, like `pages`, is imported by nothing.
 */
export const arrows: ArrowOptions[] = [
  {
    root: 'apps/website/src',
    arrows: [
      {
        from: 'pages',
        to: ['sections', 'islands', 'forms', 'shell', 'dashboard', 'model', 'images', 'i18n', 'ui'],
      },
      { from: 'shell', to: ['ui', 'i18n', 'styles'], typesOnly: ['model', 'images'] },
      { from: 'islands', to: ['sections', 'forms', 'ui'], typesOnly: ['model', 'images', 'i18n'] },
      { from: 'forms', to: ['ui', 'i18n'], typesOnly: ['model'] },
      { from: 'sections', to: ['ui'], typesOnly: ['model', 'images', 'i18n'] },
      { from: 'dashboard', to: [] },
      { from: 'model', to: [], typesOnly: ['images', 'i18n'] },
      { from: 'images', to: [] },
      { from: 'i18n', to: [] },
      { from: 'ui', to: [], typesOnly: ['images'] },
      { from: 'styles', to: [] },
      { from: 'content', to: [] },
    ],
  },
];
