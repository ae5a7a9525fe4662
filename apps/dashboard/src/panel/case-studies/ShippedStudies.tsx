import type { ListViewServerProps } from 'payload';
import { findNotTakenOver } from '../../collections/case-studies/taken-over.ts';
import { EditThisOne } from './EditThisOne.tsx';

/** Below the list: the case studies of the site's own files that nobody has taken over. */
export async function ShippedStudies({ payload, viewType }: ListViewServerProps) {
  if (viewType === 'trash') return null;
  const studies = await findNotTakenOver(payload);
  if (studies.length === 0) return null;
  return (
    <section className="shipped-studies" aria-labelledby="shipped-studies">
      <h2 id="shipped-studies">Shipped with the site</h2>
      <p>
        These {studies.length} are on the website and not in the list above. “Edit this one” copies
        one with all its pictures into a draft; visitors see no change until you publish it.
      </p>
      <ul>
        {studies.map(({ name, study: { client, sector, country } }) => (
          <li key={name}>
            <span className="shipped-studies__client">{client}</span>
            <span className="shipped-studies__facts">
              {sector}, {country}
            </span>
            <EditThisOne name={name} client={client} />
          </li>
        ))}
      </ul>
    </section>
  );
}
