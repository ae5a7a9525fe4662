import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { findLanguage, type Language } from '@agency/content/languages';
import { intakePaths } from '@agency/contracts';
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Submission } from '../payload-types.ts';
import { forms } from '../submissions/forms.ts';
import {
  openTestDashboard,
  TEST_INTAKE_SECRET,
  type TestDashboard,
} from '../testing/open-test-dashboard.ts';
import { createTestOutbox, createTestTarget } from '../testing/outbox.ts';
import { getMailLocale, toWithdrawPath } from './mail-copy.ts';
import { renderMail } from './mail-template.ts';
import type { Mail } from './mailer.ts';
import { toCopy, toRejection } from './message-mails.ts';
import { createSender } from './sender.ts';

const arabic = findLanguage('ar') as Language;
const inArabic = { language: 'ar', notice: '2026-11-22', sentAt: '2026-11-22T10:00:00.000Z' };
const typed = {
  ...{ firstName: 'ليلى', lastName: 'منصور', email: 'layla@example.com' },
  ...{ phone: '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', subject: 'هوية مطعم', company: 'Nile Kitchen' },
  message: 'Nile Kitchen اسم مطعمنا.\n\nنفتح في ٢٠٢٧.\nWe open in Giza.',
};

let dashboard: TestDashboard;
const taken: Mail[] = [];
const sentTo = (address: string) => taken.find(({ to }) => to[0] === address);

beforeAll(async () => {
  dashboard = await openTestDashboard({ SITE_URL: 'https://site.example.com' });
  await createTestTarget(dashboard.payload, { forms: [...forms], copyToSender: true });
});
beforeEach(() => {
  taken.length = 0;
});
afterAll(() => dashboard.close());

async function work() {
  const { payload } = dashboard;
  const mailer = { send: async (mail: Mail) => void taken.push(mail) };
  await createTestOutbox({ payload, sender: createSender(payload, mailer) }).work();
}

/** As the website sends it. */
async function post(fields: object, key: string = randomUUID()) {
  const { handleApiRequest: handleApi } = await import('../api/handle-api.ts');
  const request = new Request(`http://localhost${intakePaths.contact}`, {
    method: 'POST',
    headers: {
      Authorization: `Bearer ${TEST_INTAKE_SECRET}`,
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
    },
    body: JSON.stringify(fields),
  });
  const received = await handleApi(request, dashboard.payload);
  return { status: received.status, ...(await received.json()) };
}

describe('a message from an Arabic form', () => {
  it('has a copy in Arabic, right to left', async () => {
    const { reference } = await post({ ...typed, context: inArabic });
    await work();
    const copy = sentTo(typed.email);
    expect(copy).toMatchObject({
      subject: `نبرة: رسالتك عندنا (${reference})`,
      senderName: 'نبرة',
    });
    expect(copy?.text).not.toContain(typed.company);
    expect(copy?.text).toMatch(/-- \nنبرة$/);
    expect(copy?.html).toContain('<html lang="ar" dir="rtl">');
    expect(copy?.html).toContain('<div lang="ar" dir="rtl"');
  });

  it('has a notification with its language, and the direction of each line', async () => {
    await post({ ...typed, context: inArabic });
    await work();
    const { text = '', html = '' } = sentTo('desk@example.com') ?? {};
    expect(text).toContain('It was sent from the pages in Arabic.');
    expect(text).toContain(`\u202D${typed.phone}\u202C`);
    expect(html).toContain('<div dir="rtl">ليلى</div>');
    expect(html).toContain('<html lang="en">');
    expect(html).toContain(
      '<div dir="rtl">Nile Kitchen اسم مطعمنا.</div><div dir="ltr"><br></div>',
    );
    expect(html).toContain(
      '<div dir="rtl">نفتح في ٢٠٢٧.</div><div dir="ltr">We open in Giza.</div>',
    );
  });

  it('is the same message when it is sent again from a page in another language', async () => {
    const key = randomUUID();
    const first = await post({ ...typed, context: inArabic }, key);
    const again = await post({ ...typed, context: { ...inArabic, language: 'en' } }, key);
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.reference).toBe(first.reference);
    await work();
    expect(taken).toHaveLength(2);
  });

  it('has its language in the webhook', async () => {
    const bodies: unknown[] = [];
    const server = createServer(async (request, response) => {
      bodies.push(await json(request));
      response.end();
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    const { payload } = dashboard;
    const { id } = await createTestTarget(payload, { kind: 'webhook', url });
    await post({ ...typed, context: inArabic });
    await work();
    await payload.delete({ collection: 'delivery-targets', id });
    server.close();
    expect(bodies).toMatchObject([{ type: 'message', language: 'ar' }]);
  });

  it('has a rejection mail in Arabic', async () => {
    const { copy, brandName } = getMailLocale(arabic);
    const rejection = { subject: `طلبك إلى ${brandName}`, text: copy.rejection.text };
    const text = { rejection: { ...rejection, at: '' } };
    const mail = renderMail(toRejection(text, { language: arabic, brandName }));
    expect(mail.subject).toBe('طلبك إلى نبرة');
    expect(mail.html).toContain('<html lang="ar" dir="rtl">');
    expect(mail.html.match(/<p dir="rtl" style="white-space:pre-line">/g)).toHaveLength(5);
  });
});

describe('a message from an English form', () => {
  it.each([
    ['whose language is known', { context: { ...inArabic, language: 'en' } }],
    ['of which nothing is known', {}],
    ['in a language that nobody knows any more', { context: { ...inArabic, language: 'xx' } }],
  ])('%s has a copy in English, and no language in the mail to the team', async (_what, about) => {
    const email = 'salma@example.com';
    const { reference } = await post({ ...contact, email, ...about });
    await work();
    expect(sentTo(email)?.subject).toBe(`Nabra: we have your message (${reference})`);
    expect(sentTo(email)?.html).toContain('<html lang="en">');
    expect(sentTo(email)?.html).not.toContain('dir="rtl"');
    expect(sentTo('desk@example.com')?.text).not.toContain('It was sent from the pages');
  });
});

describe('the path of the page that withdraws an application', () => {
  it.each<[string, Partial<Language>, string]>([
    ['opens in the language of the mail', { isOn: true }, '/ar/withdraw?token=t'],
    ['in English while the site does not speak it', { isOn: false }, '/withdraw?token=t'],
    [
      'in English where the page has no words in it',
      { tag: 'xx', isOn: true },
      '/withdraw?token=t',
    ],
  ])('%s', (_what, change, path) => {
    expect(toWithdrawPath('t', { ...arabic, ...change })).toBe(path);
  });
});

describe('a mail in a test language', () => {
  /** Replaces each English letter. */
  const generate = (words: unknown): unknown => {
    if (typeof words === 'string') {
      const parts = words.split(/(\{\w+\})/);
      return parts.map((part, at) => (at % 2 ? part : part.replace(/[a-z]/gi, 'ж'))).join('');
    }
    if (Array.isArray(words)) return words.map(generate);
    if (typeof words !== 'object' || words === null) return words;
    return Object.fromEntries(Object.entries(words).map(([name, one]) => [name, generate(one)]));
  };
  const language: Language = { ...arabic, tag: 'qps', isOn: true, generate };

  it('contains no English letters, so that all of its text is from the content file', () => {
    const speech = getMailLocale(language);
    const message = { reference: '1-2' } as Submission;
    const { subject, text, html } = renderMail(toCopy(message, speech, '#'));
    const shown = html.replace(/^.*<body/s, '<body').replace(/<[^>]*>/g, '');
    expect(`${subject} ${text} ${shown}`).not.toMatch(/[a-z]/i);
    expect(html).toContain('lang="qps" dir="rtl"');
    expect(toWithdrawPath('t', language)).toBe('/qps/withdraw?token=t');
  });

  it('falls back to the default language without copy', () => {
    const { language: spoken, brandName } = getMailLocale({ ...arabic, tag: 'xx' });
    expect([spoken.tag, brandName]).toEqual(['en', 'Nabra']);
  });
});
