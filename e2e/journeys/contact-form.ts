import type { Page } from '@playwright/test';
import { readPageCopy } from '../system/copy.ts';
import { getForm } from './visitor-form.ts';

const copy = readPageCopy('contact-us').form;

/** Shown when a message is stored. */
export const STORED = copy.stored.text;

/** Sample values by field. */
export function toMessage(subject: string): Record<string, string> {
  return {
    firstName: 'Nour',
    lastName: 'El-Sayed',
    phone: '+20 100 000 0000',
    email: 'nour@example.com',
    subject,
    company: 'Nile & Sons',
    message: 'Two lines,\nتحية طيبة.',
  };
}

export const getContactForm = (page: Page) => getForm(page, copy);

/** Fills in the contact form, which may not be hydrated. */
export async function fillContact(page: Page, message: Record<string, string>): Promise<void> {
  await getContactForm(page).fill(message);
}

/** Fills in the hydrated form: submitted before, it would take the path without script. */
export async function fillHydratedContact(
  page: Page,
  message: Record<string, string>,
): Promise<void> {
  await getContactForm(page).hydrate();
  await fillContact(page, message);
}

/** The current values of the contact form, by field. */
export async function readContact(page: Page): Promise<Record<string, string>> {
  return getContactForm(page).read(toMessage(''));
}
