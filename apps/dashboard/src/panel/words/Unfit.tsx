import type { Overrides } from '@agency/content/overrides';
import type { Fault } from '../../collections/content/fault.ts';
import { toPlainText } from '../editing/words.ts';
import type { Translations } from '../language/get-translations.ts';

interface UnfitProps {
  faults: Fault[];
  fields: Overrides;
  speech: Translations<'content'>;
}

/** Names stored changes that do not fit the page any more. They are shown nowhere, and go with the next save. */
export function Unfit({
  faults,
  fields,
  speech: {
    texts: { unfit },
  },
}: UnfitProps) {
  if (faults.length === 0) return null;
  return (
    <section className="editing-notice editing-notice--failed" aria-label={unfit.label}>
      <p>
        <strong>{unfit.heading}</strong> {unfit.text}
      </p>
      <ul>
        {faults.map(({ path, label, message }) => (
          <li key={path}>
            {label}: <q dir="auto">{toPlainText(fields[path])}</q> ({message})
          </li>
        ))}
      </ul>
    </section>
  );
}
