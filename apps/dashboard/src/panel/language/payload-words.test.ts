import { getLocalI18n } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { languages } from './language.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

/** What means nothing to a person. */
const JARGON = [
  /\bPayload\b/i,
  /\b(?:this|the|these|another) document\b/i,
  /\bdocument\b.*\b(?:locked|modified|could not)\b/i,
  /another user/i,
  /\bVersion ID\b/,
  /Updated At|Created At|Deleted At/,
  /<No /,
  /هذا المستند|مستخدم آخر/,
];

/**
 * Screens that are not in the panel: folders, drag-and-drop start pages, reindexing, copies by language, and signing in
 * as somebody else, where another user is what is meant.
 */
const UNSEEN =
  /^(?:folder|dashboard|localization)\.|[Rr]eindex|^authentication\.(?:loggedIn|loginWithAnotherUser)$/;

it.each(languages)(
  'no sentence of Payload speaks of itself or of documents (%s)',
  async (language) => {
    const { translations } = await getLocalI18n({ config: dashboard.payload.config, language });
    const faults = Object.entries(translations as Record<string, Record<string, string>>).flatMap(
      ([group, phrases]) =>
        Object.entries(phrases)
          .filter(([name]) => !UNSEEN.test(`${group}.${name}`))
          .filter(([, phrase]) => JARGON.some((word) => word.test(phrase)))
          .map(([name, phrase]) => `${group}.${name}: ${phrase}`),
    );
    expect(faults).toEqual([]);
  },
);
