import { initI18n } from '@payloadcms/translations';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { expect, it } from 'vitest';
import { languages } from '../../platform/language/language.ts';
import { createTestUser, openTestDashboard } from '../../testing/open-test-dashboard.ts';
import { panelViews } from '../views.ts';
import { readDocumentTitle, toScreenTitle } from './screen-titles.ts';

const getI18n = async (language: 'en' | 'ar') =>
  (await initI18n({
    config: { fallbackLanguage: 'en', supportedLanguages: { en, ar }, translations: {} as never },
    context: 'client',
    language,
  })) as never;

const read = async (path: string, language: 'en' | 'ar' = 'en') =>
  toScreenTitle(await getI18n(language), path.split('/').filter(Boolean));

it.each([
  ['', 'Today'],
  ['/inbox', 'Inbox'],
  ['/login', 'Sign in'],
  ['/collections/blogs', undefined],
  ['/nothing/here', undefined],
])('the title of %s is %s', async (path, title) => {
  expect(await read(path)).toBe(title);
});

it.each(languages)('each of our screens has its own title (%s)', async (language) => {
  const paths = Object.values(panelViews).map((view) => ('path' in view ? view.path : ''));
  const titles = await Promise.all(
    paths.map((path) => read(path.replace(':key', 'landing'), language)),
  );
  expect(new Set(titles).size).toBe(paths.length);
  if (language === 'ar') {
    expect(titles.filter((title) => !/\p{Script=Arabic}/u.test(title ?? ''))).toEqual([]);
  }
});

it('the title of a document screen is that of the document, if the user may read it', async () => {
  const dashboard = await openTestDashboard();
  const { payload } = dashboard;
  const { signInWith } = await import('../../testing/accounts.ts');
  await createTestUser(payload, 'editor', 'reader');
  const { cookie = '' } = await signInWith('reader');
  const { id } = await payload.create({ collection: 'authors', data: { name: 'Salma Adel' } });
  const path = ['collections', 'authors', String(id)];
  const signedIn = new Headers({ Cookie: cookie, 'Sec-Fetch-Site': 'none' });
  expect(await readDocumentTitle(payload, signedIn, path)).toBe('Salma Adel');
  expect(await readDocumentTitle(payload, new Headers(), path)).toBeUndefined();
  expect(await readDocumentTitle(payload, signedIn, ['collections', 'authors'])).toBeUndefined();
  await dashboard.close();
});
