import type { ArrowOptions } from './folder-arrows.ts';

/**
 * Who may import whom (docs/architecture.md). A folder that is not listed as `from` is free;
 * a folder nobody lists in `to`, like `pages`, is imported by nothing. `model` is pure, so whatever draws may
 * call it. A form brings the page it comes back on after a refusal, so `forms` composes like a route.
 */
export const arrows: ArrowOptions[] = [
  {
    root: 'apps/website/src',
    arrows: [
      {
        from: 'pages',
        to: [
          ...['sections', 'islands', 'forms', 'shell', 'dashboard'],
          ...['model', 'images', 'i18n', 'ui', 'styles'],
        ],
      },
      { from: 'forms', to: ['sections', 'shell', 'ui', 'model', 'i18n'] },
      { from: 'shell', to: ['ui', 'model', 'i18n', 'images', 'islands', 'styles'] },
      { from: 'islands', to: ['sections', 'forms', 'ui', 'model'], typesOnly: ['images', 'i18n'] },
      { from: 'sections', to: ['ui', 'model'], typesOnly: ['images', 'i18n'] },
      { from: 'ui', to: ['model'], typesOnly: ['images'] },
      { from: 'i18n', to: ['model'] },
      { from: 'images', to: ['model'], typesOnly: ['ui'] },
      { from: 'dashboard', to: [] },
      { from: 'model', to: [], typesOnly: ['images', 'i18n'] },
      { from: 'styles', to: [] },
      { from: 'content', to: [] },
    ],
  },
];
