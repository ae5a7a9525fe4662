import type { Overrides } from '@agency/content/overrides';
import type { Fault } from '../../collections/content/check-fields.ts';
import { toPlainText } from '../editing/words.ts';

/** Names stored changes that do not fit the page any more. They are shown nowhere, and go with the next save. */
export function Unfit({ faults, fields }: { faults: Fault[]; fields: Overrides }) {
  if (faults.length === 0) return null;
  return (
    <section className="editing-notice editing-notice--failed" aria-label="Changes that do not fit">
      <p>
        <strong>The page was changed, and these words have no place on it any more.</strong>{' '}
        Visitors read the shipped ones. Take from here what you need; the next save leaves them out.
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
