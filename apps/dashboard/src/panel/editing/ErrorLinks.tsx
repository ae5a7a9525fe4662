'use client';

import { useAllFormFields, useDocumentInfo, useFormSubmitted } from '@payloadcms/ui';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { locateField } from './locate-field.ts';

/** Above a rejected form: links to the invalid fields. */
export function ErrorLinks() {
  const { docConfig } = useDocumentInfo();
  const [fields] = useAllFormFields();
  const isSubmitted = useFormSubmitted();
  const { language, texts } = useTranslations('editing');
  const errors = Object.entries(fields).flatMap(([path, { valid, errorMessage }]) => {
    const location = valid === false && locateField(docConfig?.fields ?? [], path, language);
    return location ? [{ ...location, path, message: errorMessage }] : [];
  });
  if (!isSubmitted || errors.length === 0) return null;
  return (
    <section className="editing-notice editing-notice--failed" aria-labelledby="faults-title">
      <h2 id="faults-title">{texts.faults}</h2>
      <ul>
        {errors.map(({ path, names, tab, message }) => (
          <li key={path}>
            <a
              href={`#${toId(path)}`}
              onClick={(event) => {
                event.preventDefault();
                void show(path, tab);
              }}
            >
              {names.join(' · ')}
            </a>
            {message && <span> {message}</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How Payload marks a field in its page. */
const toId = (path: string) => `field-${path.replaceAll('.', '__')}`;

/** Opens the tab a field is on and puts the caret into it. */
async function show(path: string, tab: number | undefined): Promise<void> {
  if (tab !== undefined) {
    document.querySelectorAll<HTMLElement>('.tabs-field__tab-button').item(tab)?.click();
    // The tab's fields are drawn before the second frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }
  // Falls back to the row's field if the inner field has no id.
  const parts = path.split('.');
  const ids = parts.map((_, end) => toId(parts.slice(0, parts.length - end).join('.')));
  const found = ids.map((id) => document.getElementById(id)).find((one) => one !== null);
  found?.scrollIntoView({ block: 'center' });
  const control = found?.matches('input, textarea')
    ? found
    : found?.querySelector<HTMLElement>('input, textarea, button, [contenteditable="true"]');
  control?.focus({ preventScroll: true });
}
