import { HONEYPOT_FIELD, messageMetadataSchema, SUBMISSION_ID_FIELD } from '@agency/contracts';
import { describe, expect, it } from 'vitest';
import { startFakeDashboard } from '../../../server/testing/fake-dashboard.ts';
import { toJsonResponse } from './response.ts';
import { getStored, send as sendApplication } from './testing/careers-submissions.ts';
import {
  fake,
  message,
  pass,
  restartWebsite,
  toJson,
  toRequest,
  toUrlencoded,
} from './testing/contact-submissions.ts';
import { page, SITE_URL, SUBMISSION_ID } from './testing/form-basics.ts';

const sent = { ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID };
const getMetadata = () => fake.stored.get(SUBMISSION_ID)?.metadata;
const now = { language: 'en', notice: '2026-11-22', sentAt: expect.stringMatching(/^2\d{3}-.+Z$/) };

describe('with a message the dashboard gets', () => {
  it('its spam score; the sender gets the usual response', async () => {
    const honest = await toJsonResponse(await pass(toJson(sent))).json();
    expect(getMetadata()?.spam).toEqual({ score: 0, isSuspect: false, reasons: [] });
    const other = { ...sent, [SUBMISSION_ID_FIELD]: crypto.randomUUID() };
    const trapped = {
      ...other,
      [HONEYPOT_FIELD]: 'https://spam.example',
      fillTime: '3',
      role: 'x',
    };
    const reply = toJsonResponse(await pass(toJson(trapped)));
    expect(reply.status).toBe(200);
    expect(Object.keys(await reply.json())).toEqual(Object.keys(honest));
    const stored = fake.stored.get(other[SUBMISSION_ID_FIELD]);
    expect(stored?.metadata?.spam).toEqual({
      score: 90,
      isSuspect: true,
      reasons: ['honeypot', 'unknownFields', 'quick'],
    });
    expect(JSON.parse(stored?.body ?? '')).toEqual(message);
  });

  it.each([
    ['with script', () => toJson],
    [
      'without script',
      () => (fields: Record<string, string>, headers: Record<string, string>) =>
        toRequest(new URLSearchParams(fields), headers),
    ],
  ])('its origin, %s', async (_how, get) => {
    const address = '/blogs/x?utm_source=news&utm_campaign=a%00b&gclid=Cj0-_9&q=1&utm_term=';
    await pass(get()(sent, { Referer: SITE_URL + address }));
    expect(getMetadata()?.context).toEqual({
      ...now,
      page: '/blogs/x',
      parameters: { utm_source: 'news', utm_campaign: 'a b', gclid: 'Cj0-_9' },
    });
  });

  it('the host of the referrer, if the script sends it, and no more of its URL', async () => {
    await pass(toJson({ ...sent, referrer: 'News.Example:8080' }));
    expect(getMetadata()?.context).toEqual({ ...now, referrer: 'news.example:8080' });
  });

  it.each([
    ['https://evil.example/?utm_source=x', 'https://news.example/a?b'],
    ['no address', '../x'],
    ['', 'a'.repeat(300)],
  ])('nothing of the page %j and the host %j', async (Referer, referrer) => {
    expect((await pass(toJson({ ...sent, referrer }, { Referer }))).kind).toBe('stored');
    expect(getMetadata()?.context).toEqual(now);
  });

  it('the language of its form, which does not change the identity of the message', async () => {
    const arabic = { ...page, language: 'ar' };
    const stored = await pass(toJson(sent), undefined, undefined, arabic);
    expect(getMetadata()?.context).toEqual({ ...now, language: 'ar' });
    expect(JSON.parse(fake.stored.get(SUBMISSION_ID)?.body ?? '')).toEqual(message);
    restartWebsite();
    expect(await pass(toJson(sent))).toEqual(stored);
    expect(fake.stored.size).toBe(1);
  });

  it('both with an application, too', async () => {
    await sendApplication({ fields: { fillTime: '5' } });
    const { fields } = await getStored();
    const { spam, context } = fields;
    const metadata = { spam: JSON.parse(String(spam)), context: JSON.parse(String(context)) };
    expect(messageMetadataSchema.parse(metadata)).toEqual(metadata);
    expect(metadata).toMatchObject({ spam: { score: 20, reasons: ['quick'] }, context: now });
  });

  it('and no other endpoint gets any of this', async () => {
    const other = await startFakeDashboard();
    restartWebsite(`${other.url}/api/submissions/contact`);
    await pass(toUrlencoded({ ...sent, [HONEYPOT_FIELD]: 'x' }));
    const stored = other.stored.get(SUBMISSION_ID);
    expect(JSON.parse(stored?.body ?? '')).toEqual(message);
    expect(stored?.metadata).toEqual({ spam: undefined, context: undefined });
    await other.close();
  });
});

describe('consent to marketing', () => {
  const wording = 'Send me the magazine, about once a month.';
  const tick = { ...sent, marketing: wording };
  const submit = (fields: Record<string, string>, marketing?: string) =>
    pass(toUrlencoded(fields), undefined, marketing);

  it('is sent with the text of the checkbox, and the time', async () => {
    expect((await submit(tick, wording)).kind).toBe('stored');
    expect(getMetadata()?.marketing).toEqual({
      wording,
      at: expect.stringMatching(/^2\d{3}-.+Z$/),
    });
    expect(JSON.parse(fake.stored.get(SUBMISSION_ID)?.body ?? '')).toEqual(message);
    expect(getMetadata()?.spam?.reasons).toEqual([]);
  });

  it.each([
    ['without a tick', sent, wording],
    ['to other words than those of the page', tick, 'Send me everything.'],
    ['where there is no box', tick, undefined],
  ])('is not sent %s', async (_how, fields, marketing) => {
    expect((await submit(fields, marketing)).kind).toBe('stored');
    expect(getMetadata()?.marketing).toBeUndefined();
  });

  it('is never required, and is returned with a form that is rejected', async () => {
    const rejected = await submit({ ...tick, email: 'nobody' }, wording);
    expect(rejected).toMatchObject({ kind: 'rejected', values: { marketing: wording } });
  });
});
