import { randomUUID } from 'node:crypto';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readStartPage } from '../../panel/today/read-start-page.ts';
import { toContactRequest } from '../../testing/intake-client.ts';
import { createTestMessage } from '../../testing/messages.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestTarget, getDeliveries } from '../../testing/outbox.ts';
import { changeMessages } from '../inbox/change-messages.ts';
import { findLearnedWords, findOffer, toWords } from './sales-words.ts';

const offers = {
  links:
    'Hello, we offer guest posts and dofollow backlinks on DA 50+ sites. Permanent links, price list at https://links.example',
  seo: 'We provide an SEO package with high authority backlinks. I can get you on the first page of Google, reply for details on WhatsApp.',
  coins:
    'Join our crypto investment plan: guaranteed 5 % daily return in bitcoin, passive income. Sign at https://t.me/example',
  pills:
    'Buy now cheap Viagra and Cialis without prescription, discreet worldwide shipping https://pills.example',
  casino: 'Online slots and casino: welcome bonus 500 €, free spins, www.slots.example',
  arabicLinks: 'نقدم لكم روابط خلفية ومقالات ضيف بأقل سعر مع ضمان الصفحة الأولى، واتساب 0100',
  arabicCoins: 'توصيات تداول وفوركس، أرباح مضمونة ودخل سلبي، سجل الآن https://fx.example',
  arabicPills: 'فياجرا وسياليس للبيع بدون وصفة، توصيل سري، اطلب الآن واتساب 0100',
};

const leads = {
  pharmacy:
    'We run an online pharmacy in Jeddah (https://pharmacy.example) and sell prescription pills and vitamins at a discount. The brand looks like any other; we want a new identity.',
  mensHealth:
    'Our clinic prescribes Viagra and Cialis. We need a campaign that is discreet and not cheap. See www.clinic.example.',
  crypto:
    'We are a crypto start-up in Dubai: bitcoin and USDT wallets. We offer no guaranteed profit and need a name and a logo. https://coin.example',
  exchange:
    'Bitcoin exchange, licensed. Rebranding planned, budget 80,000 USD. Contact me on Telegram @nour.',
  seoQuestion:
    'Somebody sold us 500 dofollow backlinks and guest posts on DA 50 sites, and Google has punished https://shop.example. Can you help us?',
  seoShort: 'Do you also do SEO? We want to rank on the first page of Google. https://shop.example',
  seoAgency:
    'We offer SEO packages and backlinks to shops, at the best price in Cairo, and look cheap ourselves. We are looking for a branding agency. https://seo.example',
  casino: 'A hotel with a casino in Aqaba. Please call about signage, discount for guests apart.',
  launch:
    'Token launch in May. We are building a crypto wallet with passive income products and want to look unlike every cheap coin. Can we talk? hello@wallet.example',
  bookmaker:
    'Could you quote for a sports betting app and an online casino? Name, logo, tone of voice. www.bets.example',
  followers:
    'We bought TikTok followers and cheap web traffic, it was a mistake. What would an honest campaign cost? @ourshop',
  links: 'Three links to what we like: https://a.example https://b.example https://c.example',
  arabicPharmacy:
    'لدينا صيدلية إلكترونية ونقدم خصم على الأدوية بدون وصفة، ونريد هوية جديدة. واتساب 0100',
  arabicCoins: 'شركة ناشئة في العملات الرقمية والبيتكوين، نبحث عن اسم وشعار. https://coin.example',
};

const toAnswers = (message: string, subject = 'Hello') => ({ subject, message });

describe('a sales offer', () => {
  it.each(Object.entries(offers))('of %s is detected without any example', (_, text) => {
    expect(findOffer(toAnswers(text)).length).toBeGreaterThanOrEqual(4);
  });

  it.each(Object.entries(leads))('is not detected in the lead: %s', (_, text) => {
    expect(findOffer(toAnswers(text))).toEqual([]);
  });

  it('is not detected without contact details, or in a subject only', () => {
    expect(findOffer(toAnswers('cheap viagra and cialis, discount'))).toEqual([]);
    expect(findOffer(toAnswers('Please call me.', 'Cheap casino'))).toEqual([]);
  });
});

const towns = ['Giza', 'Riyadh', 'Jeddah', 'Cairo', 'Amman', 'Dubai', 'Aqaba', 'Tunis'];
const at = (index: number) => towns[index % towns.length];
const marked = Array.from({ length: 12 }, (_, index) =>
  toAnswers(
    `Dear owner of the website in ${at(index)}, our lotion removes wrinkles overnight and for all. Please read about this: dermatologists hate this miracle serum. Claim your trial jar, number ${index}.`,
    'Miracle serum',
  ),
);
const real = Array.from({ length: 32 }, (_, index) =>
  toAnswers(
    `We make furniture in ${at(index)} and need a brand, a logo and a website by spring. Please call me about your work for owner ${index}.`,
    'A new identity',
  ),
);
const arabicReal = Array.from({ length: 32 }, (_, index) =>
  toAnswers(
    `نصنع الأثاث في القاهرة ونحتاج هوية وشعارا وموقعا قبل الربيع رقم ${index}`,
    'هوية جديدة',
  ),
);
const toExamples = (spam: object[], others: object[]) => ({
  spam: spam.map((one) => toWords(one as never)),
  real: others.map((one) => toWords(one as never)),
});
const serum = toAnswers(
  'Hi, please read about your skin and our website: a miracle serum for you, this lotion removes wrinkles overnight and dermatologists hate it. Claim a jar.',
);
const find = (answers: object, examples = toExamples(marked, real)) =>
  findLearnedWords(toWords(answers as never), examples);

describe('learned words', () => {
  it('classify text that is similar to marked messages as spam, and name the words', () => {
    expect(find(serum)).toEqual(expect.arrayContaining(['lotion', 'wrinkles', 'serum']));
  });

  it('are not used before there are enough examples of both kinds', () => {
    expect(find(serum, toExamples(marked.slice(0, 9), real))).toEqual([]);
    expect(find(serum, toExamples(marked, real.slice(0, 29)))).toEqual([]);
  });

  it.each(Object.entries(leads))('do not match the lead: %s', (_, text) => {
    expect(find(toAnswers(text))).toEqual([]);
  });

  it('do not match a lead that sells such a product and requests a brand', () => {
    const lead =
      'We make a serum and a lotion against wrinkles with dermatologists in Cairo, sold by the jar. We need a brand, a logo and a website. Please call me about your work.';
    expect(find(toAnswers(lead, 'A new identity'))).toEqual([]);
  });

  it('never match only because of the language', () => {
    const examples = toExamples(marked, arabicReal);
    expect(find(toAnswers('Dear owner, this is about our website.'), examples)).toEqual([]);
    const french = 'Bonjour, nous cherchons une agence pour notre marque, avec vous si possible.';
    const frenchSpam = Array.from({ length: 12 }, () => toAnswers(`${french} Viagra.`));
    expect(find(toAnswers(french), toExamples(frenchSpam, real))).toEqual([]);
    expect(find(serum, examples)).toEqual([]);
    const arabicSpam = arabicReal.slice(0, 12);
    expect(find(real[0] ?? {}, toExamples([...marked, ...arabicSpam], real))).toEqual([]);
  });
});

describe('a contact message', () => {
  let dashboard: TestDashboard;
  let send: (fields: object) => Promise<{ id: number; state: string; [name: string]: unknown }>;

  beforeAll(async () => {
    dashboard = await openTestDashboard();
    const { payload } = dashboard;
    const { handleApiRequest } = await import('../../api/handle-api.ts');
    await createTestTarget(payload);
    send = async (fields) => {
      const key = randomUUID();
      const response = await handleApiRequest(
        toContactRequest(key, { subject: 'Hello', ...fields }),
        payload,
      );
      expect(response.status).toBe(201);
      const where = { submissionId: { equals: key } };
      // The test reads stored rows.
      const { docs } = await payload.find({
        collection: 'submissions',
        where,
        overrideAccess: true,
      });
      return docs[0] as never;
    };
  });
  afterAll(() => dashboard.close());

  const countOf = async (id: number) =>
    (await getDeliveries(dashboard.payload)).filter(({ subjectId }) => subjectId === id).length;

  it('that is similar to messages marked as spam is suspected spam', async () => {
    const { payload } = dashboard;
    const store = (state: string) => (answers: object) =>
      createTestMessage(payload, 'contact', { ...answers, state, email: 'x@example.com' });
    await Promise.all([...real.map(store('open')), ...marked.map(store('spam'))]);
    expect(await send(serum)).toMatchObject({ state: 'spam', putAside: true });
    await payload.db.deleteMany({ collection: 'submissions', where: {} });
  });

  it('that is a sales offer is suspected spam with a reason, and its release queues the deliveries', async () => {
    const { payload } = dashboard;
    const req = await createLocalReq({ user: await createTestUser(payload, 'editor') }, payload);
    const fields = { message: offers.pills, email: 'Seller@example.com' };
    const spam = await send(fields);
    expect(spam).toMatchObject({ state: 'spam', putAside: true, spamScore: 50 });
    expect(spam.spamReasons).toContain('viagra, cialis');
    expect(await countOf(spam.id)).toBe(0);
    await send({ message: offers.coins });
    const byHand = await createTestMessage(payload, 'contact', { state: 'spam' });
    expect((await readStartPage(req)).aside).toEqual({ spam: 3, came: 2, released: 0 });

    const release = (id: number, to: string) => {
      const messages = [{ id, from: 'spam' as const }];
      return changeMessages(req, { field: 'state', to, messages });
    };
    await release(spam.id, 'open');
    await release(byHand, 'open');
    expect(await countOf(spam.id)).toBe(1);
    expect((await readStartPage(req)).aside).toEqual({ spam: 1, came: 2, released: 1 });
    // The sender has got a reply now.
    expect(await send(fields)).toMatchObject({ state: 'new', putAside: false });
  });

  it('from a sender who got a reply before is never suspected spam', async () => {
    const firstAnsweredAt = new Date().toISOString();
    await createTestMessage(dashboard.payload, 'enquiry', {
      ...{ email: 'client@example.com', firstAnsweredAt },
    });
    const known = await send({ message: offers.links, email: 'client@example.com' });
    expect(known.state).toBe('new');
    expect(await countOf(known.id)).toBe(1);
  });

  it.each(Object.entries(leads))(
    'of a lead is new, and notifies at once: %s',
    async (_, message) => {
      const lead = await send({ message });
      expect(lead.state).toBe('new');
      expect(await countOf(lead.id)).toBe(1);
    },
  );
});
