import type { Locator, Page } from '@playwright/test';

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

/** A field of the contact form. */
export function field(page: Page, label: string): Locator {
  return page.getByRole('form', { name: 'Contact form' }).getByLabel(label, { exact: true });
}

/** Types a message into the contact form. */
export async function fillContact(page: Page, message: Record<string, string>): Promise<void> {
  for (const [label, text] of Object.entries(message)) await field(page, label).fill(text);
}

/** What the contact form holds at this moment, by label. */
export async function readContact(page: Page): Promise<Record<string, string>> {
  const labels = Object.keys(toMessage(''));
  const values = await Promise.all(labels.map((label) => field(page, label).inputValue()));
  return Object.fromEntries(labels.map((label, index) => [label, values[index] ?? '']));
}
