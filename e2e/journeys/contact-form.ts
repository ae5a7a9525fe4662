import type { Page } from '@playwright/test';
import { readPageWords } from '../system/words.ts';
import { getForm } from './visitor-form.ts';

const words = readPageWords('contact-us').form;

/** Said when a message is stored. */
export const STORED = words.stored.text;

/** What a visitor types, by field. */
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

/** The contact form. */
export const getContactForm = (page: Page) => getForm(page, words);

/** Types a message into the contact form, which its script may not have taken over yet or never will. */
export async function fillContact(page: Page, message: Record<string, string>): Promise<void> {
  await getContactForm(page).fill(message);
}

/** Types a message once the form's script has taken over: pressed before, the form goes the way without script. */
export async function fillAwakeContact(page: Page, message: Record<string, string>): Promise<void> {
  await getContactForm(page).wake();
  await fillContact(page, message);
}

/** What the contact form holds at this moment, by field. */
export async function readContact(page: Page): Promise<Record<string, string>> {
  return getContactForm(page).read(toMessage(''));
}
