import type { ListViewServerProps } from 'payload';
import { findNotImported } from '../../collections/case-studies/import-case-study.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { RequestButton } from '../controls/RequestButton.tsx';

/** The last tiles of the list: default case studies that have not been copied and match the search of the list. */
export async function DefaultCaseStudies(props: ListViewServerProps) {
  const { payload, viewType, i18n, searchParams } = props;
  if (viewType === 'trash') return null;
  const words = String(searchParams?.search ?? '')
    .toLowerCase()
    .split(' ');
  const studies = (await findNotImported(payload)).filter(({ study }) => {
    const text = [study.client, study.sector, study.country, study.summary].join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  });
  if (studies.length === 0) return null;
  const { shipped: labels } = getTranslations(i18n, 'caseStudies').texts;
  return (
    <section className="panel-part shipped-studies" aria-label={labels.heading}>
      <ul className="tiles">
        {studies.map(({ name, study: { client, sector, country } }) => (
          <li key={name}>
            {/* biome-ignore lint/performance/noImgElement: a small file of the site */}
            <img src={`/cms-api/case-studies/shipped/${name}`} alt="" loading="lazy" />
            <strong>
              <bdi>{client}</bdi>
            </strong>
            <bdi>
              {sector}, {country}
            </bdi>
            <small>{labels.mark}</small>
            <RequestButton
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
      <p>{labels.text}</p>
    </section>
  );
}
