import { expect, type Locator, type Page } from '@playwright/test';

/** Labels of a form: its name, and the label of each field by field name. */
interface FormWords {
  label: string;
  fields: Record<string, string>;
}

/** A form of the site, located by its labels. Callers use the names of its fields. */
export interface VisitorForm {
  /** Locates a field by its complete label. */
  field(name: string): Locator;
  /** The submit button. */
  button: Locator;
  /** The error or success message. */
  alert: Locator;
  fill(values: Record<string, string>): Promise<void>;
  /** The current values of these fields. */
  read(values: Record<string, string>): Promise<Record<string, string>>;
  /** Focuses the form and waits until it is hydrated. */
  hydrate(): Promise<void>;
}

/** Locates the form with these labels. */
export function getForm(page: Page, copy: FormWords): VisitorForm {
  const form = page.getByRole('form', { name: copy.label });
  const field = (name: string) => form.getByLabel(copy.fields[name] ?? name, { exact: true });
  return {
    field,
    button: form.locator('button[type=submit]'),
    alert: form.getByRole('alert'),
    async fill(values) {
      for (const [name, text] of Object.entries(values)) {
        const isChoice = await field(name).evaluate(({ tagName }) => tagName === 'SELECT');
        await (isChoice ? field(name).selectOption(text) : field(name).fill(text));
      }
    },
    async read(values) {
      const names = Object.keys(values);
      const texts = await Promise.all(names.map((name) => field(name).inputValue()));
      return Object.fromEntries(names.map((name, index) => [name, texts[index] ?? '']));
    },
    async hydrate() {
      await form.getByRole('textbox').first().focus();
      await expect(form).toHaveAttribute('novalidate');
    },
  };
}
