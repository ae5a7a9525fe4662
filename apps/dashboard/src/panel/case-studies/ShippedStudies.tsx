import type { ListViewServerProps } from 'payload';
import { findNotTakenOver } from '../../collections/case-studies/taken-over.ts';
import { getTranslations } from '../language/get-translations.ts';
import { EditThisOne } from './EditThisOne.tsx';

/** Below the list: the case studies of the site's own files that nobody has taken over. */
export async function ShippedStudies({ payload, viewType, i18n }: ListViewServerProps) {
  if (viewType === 'trash') return null;
  const studies = await findNotTakenOver(payload);
  if (studies.length === 0) return null;
  const {
    texts: { shipped: says },
    t,
  } = getTranslations(i18n, 'caseStudies');
  return (
    <section className="shipped-studies" aria-labelledby="shipped-studies">
      <h2 id="shipped-studies">{says.heading}</h2>
      <p>{t(says.text, { count: studies.length })}</p>
      <ul>
        {studies.map(({ name, study: { client, sector, country } }) => (
          <li key={name}>
            <span className="shipped-studies__client">{client}</span>
            <span className="shipped-studies__facts">
              <bdi>
                {sector}, {country}
              </bdi>
            </span>
            <EditThisOne name={name} client={client} />
          </li>
        ))}
      </ul>
    </section>
  );
}
