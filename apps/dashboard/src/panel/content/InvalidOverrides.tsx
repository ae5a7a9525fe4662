import type { Overrides } from '@agency/content/overrides';
import type { FieldError } from '../../collections/content/field-error.ts';
import { toPlainText } from '../editing/field-values.ts';
import type { Translations } from '../language/get-translations.ts';

interface InvalidOverridesProps {
  errors: FieldError[];
  fields: Overrides;
  translations: Translations<'content'>;
}

/** Names stored changes that do not fit the page any more. They are shown nowhere, and go with the next save. */
export function InvalidOverrides({
  errors,
  fields,
  translations: {
    texts: { unfit },
  },
}: InvalidOverridesProps) {
  if (errors.length === 0) return null;
  return (
    <section className="editing-notice editing-notice--failed" aria-label={unfit.label}>
      <p>
        <strong>{unfit.heading}</strong> {unfit.text}
      </p>
      <ul>
        {errors.map(({ path, label, message }) => (
          <li key={path}>
            {label}: <q dir="auto">{toPlainText(fields[path])}</q> ({message})
          </li>
        ))}
      </ul>
    </section>
  );
}
