import { randomUUID } from 'node:crypto';
import { intakePaths, spamReasons } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { TEST_INTAKE_SECRET } from '../../testing/open-test-dashboard.ts';
import { spamReasonLabels } from './metadata.ts';
import { dashboard, getStored, send } from './testing/open-careers.ts';

async function sendContact(metadata: object, key: string = randomUUID()) {
  const { handleApiRequest: handleApi } = await import('../../api/handle-api.ts');
  const response = await handleApi(
    new Request(`http://localhost${intakePaths.contact}`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify({ ...contact, ...metadata }),
    }),
    dashboard.payload,
  );
  const { docs } = await dashboard.payload.find({
    collection: 'submissions',
    where: { submissionId: { equals: key } },
    // The test reads stored rows.
    overrideAccess: true,
  });
  return { status: response.status, body: await response.json(), stored: docs[0] };
}

const spam = {
  score: 70,
  isSuspect: true,
  reasons: ['honeypot', 'unknownFields', 'from-the-future'],
};
const context = {
  page: '/contact-us',
  referrer: 'news.example',
  parameters: { utm_source: 'news', utm_campaign: 'autumn', gclid: 'Cj0-_9' },
  language: 'en',
  notice: '2026-11-22',
  sentAt: '2026-11-22T10:00:00.000Z',
};

describe('metadata of a message', () => {
  it('is stored with the message, and a high score marks it as spam', async () => {
    const { status, stored } = await sendContact({ spam, context });
    expect(status).toBe(201);
    expect(stored).toMatchObject({
      answers: contact,
      state: 'spam',
      spamScore: 70,
      spamReasons: `${spamReasonLabels.get('honeypot')}\n${spamReasonLabels.get('unknownFields')}`,
      context: {
        ...{ page: '/contact-us', referrer: 'news.example', language: 'en', notice: '2026-11-22' },
        ...{ source: 'news', campaign: 'autumn', click: 'gclid: Cj0-_9' },
        sentAt: context.sentAt,
      },
    });
  });

  it('is also stored with an application', async () => {
    const key = randomUUID();
    const fields = { spam: JSON.stringify(spam), context: JSON.stringify(context) };
    expect((await send({ key, fields })).status).toBe(201);
    expect(await getStored(key)).toMatchObject({ state: 'spam', context: { page: '/contact-us' } });
  });

  it('is optional, and a low score does not mark the message as spam', async () => {
    expect((await sendContact({})).stored).toMatchObject({ state: 'new', spamScore: 0 });
    const said = { spam: { ...spam, score: 20, isSuspect: false } };
    expect((await sendContact(said)).stored).toMatchObject({ state: 'new', spamScore: 20 });
  });

  it('does not distinguish messages: a repeat with another score is the same message', async () => {
    const key = randomUUID();
    const first = await sendContact({ spam: { ...spam, isSuspect: false } }, key);
    const again = await sendContact({ spam, context }, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toEqual(first.body);
    expect(again.stored).toMatchObject({ state: 'new' });
  });

  it.each<[string, object]>([
    ['a score beyond 100', { spam: { ...spam, score: 1000 } }],
    ['a text', { spam: 'yes', context: '{' }],
    ['too long a page', { context: { ...context, page: 'x'.repeat(301) } }],
    ['an unknown parameter', { context: { ...context, parameters: { evil: 'x' } } }],
  ])('that is %s never loses the message', async (_what, metadata) => {
    const { status, stored } = await sendContact(metadata);
    expect(status).toBe(201);
    expect(stored).toMatchObject({ answers: contact, state: 'new' });
  });

  it('has a label for every reason', () => {
    expect([...spamReasonLabels.keys()].toSorted()).toEqual([...spamReasons].toSorted());
  });
});
