import { defaultLanguage, findLanguage } from '@agency/content/languages';
import { expect, it } from 'vitest';
import { getMailLocale } from '../../outbox/mail-copy.ts';
import { toReplyLinks } from './reply-links.ts';

const answers = {
  ...{ subject: 'Lamps', firstName: 'Salma', lastName: 'Adel', email: 'salma@example.com' },
  ...{ phone: '+٢٠ ١٠٠ ١٢٣ ٤٥٦٧', message: 'Hello\nNabra' },
};
const message = {
  ...{ reference: 'C-1', createdAt: '2026-11-22T13:05:00.000Z' },
  ...{ topic: 'Lamps', sender: 'Salma Adel' },
};

const readMail = (
  tag: string,
  { typed = {}, ...more }: { typed?: object; topic?: string; sender?: string } = {},
) => {
  const links = toReplyLinks(
    { ...message, ...more, answers: { ...answers, ...typed } },
    'UTC',
    getMailLocale(findLanguage(tag) ?? defaultLanguage),
  );
  const { pathname, searchParams } = new URL(links.mail);
  const [subject, body] = ['subject', 'body'].map((name) => searchParams.get(name));
  return { ...links, to: decodeURIComponent(pathname), subject, body };
};

it('a reply to an English message is in English', () => {
  expect(readMail('en')).toMatchObject({
    to: 'salma@example.com',
    subject: 'Re: Lamps [C-1]',
    body: '\r\n\r\nSalma Adel wrote on 22 Nov 2026, 13:05:\r\n> Hello\r\n> Nabra\r\n',
  });
});

it('a reply is in the language of the message, with its dates and digits', () => {
  const { subject, body } = readMail('ar', { topic: 'هوية', sender: 'ليلى Adel' });
  expect(subject).toBe('رد: هوية [C-1]');
  expect(body).toMatch(/^\r\n\r\nرسالة ليلى Adel في ٢٢/);
  expect(body).not.toMatch(/\d|wrote|Nov/);
});

it('a phone number in Arabic digits has a `tel:` link', () => {
  expect(readMail('ar')).toMatchObject({
    call: 'tel:+201001234567',
    whatsapp: 'https://wa.me/201001234567',
  });
});

it('a template replaces subject and text, above the quoted message', () => {
  const template = { name: 'Prices', subject: '{brand}: prices', text: 'Dear {name},\n\nyes.' };
  const locale = getMailLocale(defaultLanguage);
  const links = toReplyLinks({ ...message, answers }, 'UTC', locale, [template]);
  const { searchParams } = new URL(links.templates[0]?.mail ?? '');
  expect(searchParams.get('subject')).toBe('Nabra: prices');
  expect(searchParams.get('body')).toMatch(
    /^Dear Salma Adel,\r\n\r\nyes\.\r\n\r\nSalma Adel wrote on .*> Hello\r\n> Nabra\r\n$/s,
  );
  const long = toReplyLinks({ ...message, answers }, 'UTC', locale, [
    { ...template, text: 'a'.repeat(1500) },
  ]);
  const { searchParams: parts } = new URL(long.templates[0]?.mail ?? '');
  expect(parts.get('body')).toBe('a'.repeat(1500));
});
