import { contactSchema, enquirySchema, SUBMISSION_ID_FIELD } from '@agency/contracts';
import enquiry from '@agency/contracts/fixtures/enquiry.json' with { type: 'json' };
import { expect, it } from 'vitest';
import { careersForm } from '../careers/careers-form.ts';
import type { FormDefinition } from './submission.ts';
import {
  fake,
  handleSubmission,
  messages,
  toRequest as toApplication,
} from './testing/careers-submissions.ts';
import { message, toJson } from './testing/contact-submissions.ts';
import { page } from './testing/form-basics.ts';

const PEOPLE = 50;
const context = { clientAddress: '203.0.113.7', messages, page };
const contactForm: FormDefinition = { name: 'contact', schema: contactSchema };
const enquiryForm: FormDefinition = { name: 'enquiry', schema: enquirySchema };

const sendAll = (person: number) => {
  const own = {
    email: `person${person}@nile.example`,
    [SUBMISSION_ID_FIELD]: crypto.randomUUID(),
  };
  return Promise.all([
    handleSubmission({ form: contactForm, request: toJson({ ...message, ...own }), ...context }),
    handleSubmission({ form: enquiryForm, request: toJson({ ...enquiry, ...own }), ...context }),
    toApplication({ fields: own }).then((request) =>
      handleSubmission({ form: careersForm, request, ...context }),
    ),
  ]);
};

it('fifty visitors with one IP address can send every form at once without being suspected of spam', async () => {
  const people = Array.from({ length: PEOPLE }, (_, person) => person);
  const outcomes = (await Promise.all(people.map(sendAll))).flat();
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array(3 * PEOPLE).fill('stored'));
  // Twice each, one after the other.
  for (const person of people) {
    for (const { kind } of await sendAll(person)) expect(kind).toBe('stored');
  }
  expect(fake.stored.size).toBe(2 * 3 * PEOPLE);
  const spam = [...fake.stored.values()].flatMap(({ metadata }) => metadata?.spam ?? []);
  expect(spam).toHaveLength(2 * 2 * PEOPLE);
  expect(spam.filter(({ isSuspect }) => isSuspect)).toEqual([]);
}, 60_000);
