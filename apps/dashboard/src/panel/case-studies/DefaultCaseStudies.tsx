import type { ListViewServerProps } from 'payload';
import { findNotImported } from '../../collections/case-studies/import-case-study.ts';
import { getTranslations } from '../language/get-translations.ts';
import { PostButton } from '../outbox/PostButton.tsx';

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
            <PostButton
              path="/case-studies/copies"
              body={{ name }}
              text={labels.edit}
              label={`${labels.edit} (${client})`}
              busyText={labels.copying}
              opens="case-studies"
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
