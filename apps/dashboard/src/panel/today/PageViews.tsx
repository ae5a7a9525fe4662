import { type VisitKind, visitKinds } from '@agency/contracts';
import type { VisitStatistics } from '../../collections/visits/read-visits.ts';
import { toNumber } from '../../platform/language/format-text.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import { locales } from '../../platform/language/language.ts';
import { Section } from '../controls/Section.tsx';

/** Page views of the last weeks and their referrers. */
export function PageViews(props: Translations<'today'> & { visits: VisitStatistics }) {
  const { language, t, visits } = props;
  const { days, pages, most } = visits;
  const texts = props.texts.visits;
  const regions = new Intl.DisplayNames(locales[language], { type: 'region' });
  const formNames: Record<string, string> = texts.formNames;
  const toName = (kind: VisitKind, name: string) =>
    kind === 'country' && /^[A-Z]{2}$/.test(name) ? regions.of(name) : (formNames[name] ?? name);
  return (
    <Section className="today__part visits" heading={texts.heading}>
      <p>{t(texts.sum, { count: pages, days })}</p>
      <div className="visits__lists">
        {visitKinds.map((kind) => (
          <section key={kind} hidden={most[kind].length === 0}>
            <h3>{texts.kinds[kind]}</h3>
            <ul>
              {most[kind].map(({ name, count }) => (
                <li key={name}>
                  {name ? <bdi>{toName(kind, name)}</bdi> : texts.rest}
                  <strong>{toNumber(language, count)}</strong>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <small>{texts.how}</small>
    </Section>
  );
}
