import { defaultLanguage, publicLanguages } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';
import { requireContentFiles } from './injected-routes.ts';

describe('the pages of the build in other languages', () => {
  it('are not begun without their words, and the files that are missing are named', () => {
    const added = { ...defaultLanguage, tag: 'xx', name: 'Added' };
    expect(() => requireContentFiles([...publicLanguages, added])).toThrow(
      'Added has no pages for failures or no network. Write packages/content/pages/not-found/xx.yaml, ' +
        'packages/content/pages/error/xx.yaml, packages/content/pages/offline/xx.yaml (CONTRIBUTING.md, "Add a language").',
    );
  });

  it('have their words in the languages of the site', () => {
    expect(() => requireContentFiles(publicLanguages)).not.toThrow();
  });
});
