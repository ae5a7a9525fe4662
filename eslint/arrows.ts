import type { ArrowOptions } from './folder-arrows.ts';

/**
 * Who may import whom (docs/architecture.md). A folder that is not listed as `from` is free;
 * a folder nobody lists in `to`, like `pages`, is imported by nothing. `model` is pure, so what draws may call
 * it; sections get finished props and need only its types.
 */
export const arrows: ArrowOptions[] = [
  {
    root: 'apps/website/src',
    arrows: [
      {
        from: 'pages',
        to: ['sections', 'islands', 'forms', 'shell', 'dashboard', 'model', 'images', 'i18n', 'ui'],
      },
      { from: 'shell', to: ['ui', 'model', 'i18n', 'styles'], typesOnly: ['images'] },
      { from: 'islands', to: ['sections', 'forms', 'ui', 'model'], typesOnly: ['images', 'i18n'] },
      { from: 'forms', to: ['ui', 'model', 'i18n'] },
      { from: 'sections', to: ['ui'], typesOnly: ['model', 'images', 'i18n'] },
      { from: 'ui', to: ['model'], typesOnly: ['images'] },
      { from: 'dashboard', to: [] },
      { from: 'model', to: [], typesOnly: ['images', 'i18n'] },
      { from: 'images', to: [] },
      { from: 'i18n', to: [] },
      { from: 'styles', to: [] },
      { from: 'content', to: [] },
    ],
  },
];
