import { defaultLanguage, publicLanguages } from '@agency/content/languages';
import { describe, expect, it } from 'vitest';
import { requireContentFiles } from './injected-routes.ts';

describe('pages that every language needs', () => {
  it('fail the build with the names of the missing files', () => {
    const added = { ...defaultLanguage, tag: 'xx', name: 'Added' };
    expect(() => requireContentFiles([...publicLanguages, added])).toThrow(
      'Added lacks pages that every language needs. Write packages/content/pages/landing/xx.yaml, ' +
        'packages/content/pages/not-found/xx.yaml, ' +
        'packages/content/pages/error/xx.yaml, packages/content/pages/offline/xx.yaml (CONTRIBUTING.md, "Add a language").',
    );
  });

  it('exist in the languages of the site', () => {
    expect(() => requireContentFiles(publicLanguages)).not.toThrow();
  });
});
