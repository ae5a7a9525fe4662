import type { Locator, Page } from '@playwright/test';
import { getForm } from './visitor-form.ts';

/** What a visitor types, by label. */
export function toMessage(subject: string): Record<string, string> {
  return {
    'First name': 'Nour',
    'Last name': 'El-Sayed',
    Phone: '+20 100 000 0000',
    'E-mail': 'nour@example.com',
    Subject: subject,
    Company: 'Nile & Sons',
    Message: 'Two lines,\nتحية طيبة.',
  };
}

const getContactForm = (page: Page) => getForm(page, 'Contact form');

/** A field of the contact form. */
export function field(page: Page, label: string): Locator {
  return getContactForm(page).field(label);
}

/** Types a message into the contact form, which its script may not have taken over yet or never will. */
export async function fillContact(page: Page, message: Record<string, string>): Promise<void> {
  await getContactForm(page).fill(message);
}

/** Types a message once the form's script has taken over: pressed before, the form goes the way without script. */
export async function fillAwakeContact(page: Page, message: Record<string, string>): Promise<void> {
  await getContactForm(page).wake();
  await fillContact(page, message);
}

/** What the contact form holds at this moment, by label. */
export async function readContact(page: Page): Promise<Record<string, string>> {
  return getContactForm(page).read(toMessage(''));
}
