import type { ListViewServerProps } from 'payload';
import { findNotImported } from '../../collections/case-studies/import-case-study.ts';
import { CreateButton } from '../editing/CreateButton.tsx';
import { getTranslations } from '../language/get-translations.ts';

/** Below the list: default case studies that have not been copied. */
export async function DefaultCaseStudies({ payload, viewType, i18n }: ListViewServerProps) {
  if (viewType === 'trash') return null;
  const studies = await findNotImported(payload);
  if (studies.length === 0) return null;
  const {
    texts: { shipped: labels },
    t,
  } = getTranslations(i18n, 'caseStudies');
  return (
    <section className="shipped-studies" aria-labelledby="shipped-studies">
      <h2 id="shipped-studies">{labels.heading}</h2>
      <p>{t(labels.text, { count: studies.length })}</p>
      <ul>
        {studies.map(({ name, study: { client, sector, country } }) => (
          <li key={name}>
            <strong>{client}</strong>
            <bdi>
              {sector}, {country}
            </bdi>
            <CreateButton
              collection="case-studies"
              path="/copies"
              body={{ name }}
              text={labels.edit}
              name={client}
              busyText={labels.copying}
              networkError={labels.lost}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
