import { getLocalI18n } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDashboard, type TestDashboard } from '../../testing/open-test-dashboard.ts';
import { languages } from './language.ts';

let dashboard: TestDashboard;
beforeAll(async () => {
  dashboard = await openTestDashboard();
});
afterAll(() => dashboard.close());

/** Jargon that editors do not know. */
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

/** Screens that the panel does not have, and the login as another user, where "another user" is correct. */
const UNSEEN =
  /^(?:folder|dashboard|localization)\.|[Rr]eindex|^authentication\.(?:loggedIn|loginWithAnotherUser)$/;

it.each(languages)('no sentence of Payload contains jargon (%s)', async (language) => {
  const { translations } = await getLocalI18n({ config: dashboard.payload.config, language });
  const found = Object.entries(translations as Record<string, Record<string, string>>).flatMap(
    ([group, phrases]) =>
      Object.entries(phrases)
        .filter(([name]) => !UNSEEN.test(`${group}.${name}`))
        .filter(([, phrase]) => JARGON.some((word) => word.test(phrase)))
        .map(([name, phrase]) => `${group}.${name}: ${phrase}`),
  );
  expect(found).toEqual([]);
});
