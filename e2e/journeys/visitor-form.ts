import { expect, type Locator, type Page } from '@playwright/test';

/** A form of the site, as a visitor meets it: by its labels. */
export interface VisitorForm {
  /** A field, by its whole label. */
  field(label: string): Locator;
  /** The button that sends it. */
  button: Locator;
  /** What went wrong, or that it was stored. */
  alert: Locator;
  /** Types into fields, by label. */
  fill(values: Record<string, string>): Promise<void>;
  /** What those fields hold at this moment. */
  read(values: Record<string, string>): Promise<Record<string, string>>;
  /** Touches the form and waits until its script has taken over. */
  wake(): Promise<void>;
}

/** The form with this label. */
export function getForm(page: Page, name: string): VisitorForm {
  const form = page.getByRole('form', { name });
  const field = (label: string) => form.getByLabel(label, { exact: true });
  return {
    field,
    button: form.locator('button[type=submit]'),
    alert: form.getByRole('alert'),
    async fill(values) {
      for (const [label, text] of Object.entries(values)) await field(label).fill(text);
    },
    async read(values) {
      const labels = Object.keys(values);
      const texts = await Promise.all(labels.map((label) => field(label).inputValue()));
      return Object.fromEntries(labels.map((label, index) => [label, texts[index] ?? '']));
    },
    async wake() {
      await form.getByRole('textbox').first().focus();
      await expect(form).toHaveAttribute('novalidate');
    },
  };
}
