import type { CSSProperties } from 'react';
import type { Counted, VisitStatistics } from '../../visits/read-visits.ts';
import { toNumber } from '../language/format-text.ts';
import type { Translations } from '../language/get-translations.ts';
import { type Language, locales } from '../language/language.ts';
import { toDay } from '../language/times.ts';

/** Page views of the last weeks and their referrers. */
export function PageViews({
  language,
  texts: { visits: texts },
  t,
  visits: { days, most },
}: Translations<'today'> & { visits: VisitStatistics }) {
  const highest = Math.max(1, ...days.map(({ count }) => count));
  const sum = days.reduce((all, { count }) => all + count, 0);
  const first = days[0]?.day ?? '';
  const last = days.at(-1)?.day ?? '';
  const forms = [...new Set([...most.started, ...most.finished].map(({ name }) => name))];
  const countOf = (list: Counted[], form: string) =>
    list.find(({ name }) => name === form)?.count ?? 0;
  const countries = most.country.map(({ name, count }) => ({
    name: toCountryName(name, language),
    count,
  }));
  const lists: [heading: string, counted: Counted[]][] = [
    [texts.pages, most.page],
    [texts.referrers, most.referrer],
    [texts.countries, countries],
  ];
  return (
    <section className="today__part visits" aria-labelledby="today-visits">
      <h2 id="today-visits">{texts.heading}</h2>
      <p>{t(texts.sum, { count: sum, days: days.length })}</p>
      <div className="visits__chart" aria-hidden="true">
        {days.map(({ day, count }) => (
          <span key={day} style={{ '--share': count / highest } as CSSProperties} />
        ))}
      </div>
      <p className="visits__days" aria-hidden="true">
        <span>{toDay(`${first}T12:00:00Z`, language)}</span>
        <span>{toDay(`${last}T12:00:00Z`, language)}</span>
      </p>
      <div className="visits__lists">
        {lists.map(([heading, counted]) => (
          <section key={heading} hidden={counted.length === 0}>
            <h3>{heading}</h3>
            <ul>
              {counted.map(({ name, count }) => (
                <li key={name}>
                  {name ? <bdi>{name}</bdi> : texts.rest}
                  <strong>{toNumber(language, count)}</strong>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {forms.length > 0 && (
          <section>
            <h3>{texts.forms}</h3>
            <ul>
              {forms.map((form) => (
                <li key={form}>
                  {t(texts.form, {
                    form: texts.formNames[form as keyof typeof texts.formNames] ?? form,
                    started: countOf(most.started, form),
                    finished: countOf(most.finished, form),
                  })}
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <small>{texts.how}</small>
    </section>
  );
}

function toCountryName(code: string, language: Language): string {
  if (!/^[A-Z]{2}$/.test(code)) return code;
  return new Intl.DisplayNames(locales[language], { type: 'region' }).of(code) ?? code;
}
