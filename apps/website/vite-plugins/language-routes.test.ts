import { defaultLanguage, publicLanguages } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';
import { demandBuiltPages } from './language-routes.ts';

describe('the pages of the build in other languages', () => {
  it('are not begun without their words, and the files that are missing are named', () => {
    const added = { ...defaultLanguage, tag: 'xx', name: 'Added' };
    expect(() => demandBuiltPages([...publicLanguages, added])).toThrow(
      'Added has no pages for failures or no network. Write packages/content/pages/not-found/xx.yaml, ' +
        'packages/content/pages/error/xx.yaml, packages/content/pages/offline/xx.yaml (CONTRIBUTING.md, "Add a language").',
    );
  });

  it('have their words in the languages of the site', () => {
    expect(() => demandBuiltPages(publicLanguages)).not.toThrow();
  });
});
