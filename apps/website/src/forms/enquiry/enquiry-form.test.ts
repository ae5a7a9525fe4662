import enquiry from '@agency/contracts/fixtures/enquiry.json' with { type: 'json' };
import { expect, it } from 'vitest';
import * as z from 'zod';
import { toEnquiryForm } from './enquiry-form.ts';

const services = ['Branding', 'Communications', 'Web Services', 'Reputation'];
const PAGE = 'https://x.example/reputation-public-opinion';

const parse = (service: unknown, referrer: string | null) =>
  z.safeParse(toEnquiryForm(services, referrer).schema, { ...enquiry, service });

it.each([
  ['is the one its page says', 'Web Services', null, 'Web Services'],
  ['is the one its page says, wherever it was sent from', 'Web Services', PAGE, 'Web Services'],
  ['is that of the page it was sent from when no page has it', 'Moon Rockets', PAGE, 'Reputation'],
  ['is that of the page it was sent from when it is left out', undefined, PAGE, 'Reputation'],
])('the service of an enquiry %s', (_what, service, referrer, expected) => {
  expect(parse(service, referrer).data).toEqual({ ...enquiry, service: expected });
});

it.each([
  ['الويب', null],
  ['Moon Rockets', 'https://x.example/ar/web-services'],
])(
  'the service %j of an Arabic page, sent from %s, is stored under its one name',
  (service, referrer) => {
    const named = ['العلامات', 'الاتصالات', 'الويب', 'السمعة'];
    const { schema } = toEnquiryForm(named, referrer, services);
    expect(z.safeParse(schema, { ...enquiry, service }).data).toEqual({
      ...enquiry,
      service: 'Web Services',
    });
  },
);

it.each([
  ['Moon Rockets', null],
  ['Moon Rockets', 'https://x.example/contact-us'],
  ['', null],
  ['web services', null],
  ['constructor', null],
])('the service %j, sent from %s, is rejected', (service, referrer) => {
  const { error } = parse(service, referrer);
  expect(error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['service'], 'required'],
  ]);
});
