import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';

import { createSpamFilter, type SpamFeatures } from './spam-filter.ts';
import { spamRules } from './spam-rules.ts';

const from = (
  more: Partial<SpamFeatures> = {},
  message: Record<string, string> = {},
): SpamFeatures => ({
  client: '203.0.113.9',
  message: { ...contact, ...message },
  honeypotFilled: false,
  hasUnknownFields: false,
  fillTime: 30_000,
  ...more,
});
const score = (more: Partial<SpamFeatures> = {}, message: Record<string, string> = {}) =>
  createSpamFilter().score(from(more, message));
const nothing = { score: 0, isSuspect: false, reasons: [] };

describe('a genuine message', () => {
  it.each([
    ['as anybody writes it', {}],
    [
      'in Arabic',
      { firstName: 'سلمى', lastName: 'نصر', message: 'السلام عليكم، نريد هوية جديدة لعلامتنا 🌿' },
    ],
    ['in Arabic and English', { message: 'عندنا براند اسمه Nile Lamps ونريد website جديد' }],
    ['in Arabic drawn out', { message: `${'هه'.repeat(200)} جمـــــــــيل` }],
    ['in capital letters', { firstName: 'NOUR', message: 'PLEASE CALL ME. THIS IS URGENT!!!' }],
    ['in Russian', { message: 'Здравствуйте, нам нужен новый сайт для Nile Lamps' }],
    ['with two links', { message: 'Old: https://a.example New: www.b.example' }],
    ['whose company is a web address', { company: 'www.nile.example' }],
    ['with a formula', { message: 'A change of Δt and 5 µm' }],
  ])('%s has the score 0', (_how, message) => {
    expect(score({}, message)).toEqual(nothing);
    expect(score({ fillTime: undefined }, message)).toEqual(nothing);
  });
});

describe('a reason', () => {
  const links = (count: number) => ({ message: 'https://a.example '.repeat(count) });
  it.each<[string, Partial<SpamFeatures>, Record<string, string>, number]>([
    ['honeypot', { honeypotFilled: true }, {}, 60],
    ['unknownFields', { hasUnknownFields: true }, {}, 10],
    ['quick', { fillTime: 300 }, {}, 20],
    ['links', {}, links(3), 10],
    ['links', {}, links(40), 30],
    ['linkInName', {}, { firstName: 'Win https://x.example' }, 30],
    ['markup', {}, { message: '[url=x]cheap[/url]' }, 30],
    ['mixedScripts', {}, { message: 'Frее сrеdit fоr уоu' }, 20],
    ['repeatedLines', {}, { message: 'Buy our wonderful pills\n'.repeat(4) }, 10],
    ['throwAwayDomain', {}, { email: 'a@Mailinator.com' }, 20],
  ])('%s adds its points', (reason, more, message, points) => {
    expect(score(more, message)).toEqual({
      score: points,
      isSuspect: points >= spamRules.threshold,
      reasons: [reason],
    });
  });

  it('never makes a message suspect alone, except the honeypot, but several together do', () => {
    const { points, quick, stored, links: levels } = spamRules;
    const { honeypot, ...others } = points;
    const each = [
      ...Object.values(others),
      quick.points,
      ...[...Object.values(stored).flat(), ...levels].map((level) => level.points),
    ];
    expect(Math.max(...each)).toBeLessThan(spamRules.threshold);
    expect(honeypot).toBeGreaterThanOrEqual(spamRules.threshold);
    const message = { message: '[url=x]x[/url] https://a.example', email: 'a@yopmail.com' };
    expect(score({}, message)).toEqual({
      score: 50,
      isSuspect: true,
      reasons: ['markup', 'throwAwayDomain'],
    });
    expect(
      score(
        { honeypotFilled: true, hasUnknownFields: true },
        { ...message, ...links(9), firstName: 'www.x.y' },
      ).score,
    ).toBe(100);
  });
});

describe('earlier messages', () => {
  it('count by e-mail and by text, from any sender, for an hour', () => {
    let time = 1000;
    const filter = createSpamFilter(() => time);
    const message = { message: 'The same offer of forty characters, or more than that.' };
    for (let index = 0; index < 20; index += 1) {
      filter.record(from({ client: `10.0.0.${index}` }, message));
    }
    expect(filter.score(from({}, message))).toEqual({
      score: 60,
      isSuspect: true,
      reasons: ['email', 'repeatedMessage'],
    });
    expect(filter.score(from({}, { email: 'other@nile.example' }))).toEqual(nothing);
    time += spamRules.period * 1000 + 1000;
    expect(filter.score(from({}, message))).toEqual(nothing);
  });

  it('do not count by a short text, and by IP address only above a high limit', () => {
    const filter = createSpamFilter();
    const send = (index: number) =>
      from({}, { email: `p${index}@nile.example`, message: 'Please call me.' });
    for (let index = 0; index < 3 * 50; index += 1) {
      expect(filter.score(send(index))).toEqual(nothing);
      filter.record(send(index));
    }
    for (let index = 150; index < 400; index += 1) filter.record(send(index));
    expect(filter.score(send(400))).toMatchObject({ score: 30, isSuspect: false });
  });
});
