import { expect, type Locator, type Page } from '@playwright/test';

/** Words of a form: its name, and the label of each field by the field's name. */
interface FormWords {
  label: string;
  fields: Record<string, string>;
}

/** A form of the site, as a visitor meets it: by its labels. What is said of it here goes by the names of its fields. */
export interface VisitorForm {
  /** A field, found by its whole label. */
  field(name: string): Locator;
  /** The button that sends it. */
  button: Locator;
  /** What went wrong, or that it was stored. */
  alert: Locator;
  /** Types into fields. */
  fill(values: Record<string, string>): Promise<void>;
  /** What those fields hold at this moment. */
  read(values: Record<string, string>): Promise<Record<string, string>>;
  /** Touches the form and waits until its script has taken over. */
  wake(): Promise<void>;
}

/** The form with these words. */
export function getForm(page: Page, words: FormWords): VisitorForm {
  const form = page.getByRole('form', { name: words.label });
  const field = (name: string) => form.getByLabel(words.fields[name] ?? name, { exact: true });
  return {
    field,
    button: form.locator('button[type=submit]'),
    alert: form.getByRole('alert'),
    async fill(values) {
      for (const [name, text] of Object.entries(values)) await field(name).fill(text);
    },
    async read(values) {
      const names = Object.keys(values);
      const texts = await Promise.all(names.map((name) => field(name).inputValue()));
      return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
    },
    async wake() {
      await form.getByRole('textbox').first().focus();
      await expect(form).toHaveAttribute('novalidate');
    },
  };
}
