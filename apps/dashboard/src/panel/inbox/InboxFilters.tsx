'use client';

import { useEffect, useRef } from 'react';
import type { Opening } from '../../payload-types.ts';
import type { Form } from '../../submissions/forms.ts';
import { SEARCH_COOKIE, toSearchCookie } from '../../submissions/inbox/filters.ts';
import type { Filters, ListQuery } from '../../submissions/inbox/list-query.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import { DIRECT } from '../../submissions/lead-source.ts';
import { type Option, Select } from '../controls/Select.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { FIRST_DAY } from './DateField.tsx';

/** Options of the filters. */
export interface FilterValues {
  forms: Form[];
  services: string[];
  openings: Pick<Opening, 'id' | 'title'>[];
  /** Normalised sources. */
  sources: string[];
  colleagues: Colleague[];
}

type Choice = Exclude<keyof Filters, 'view' | 'from' | 'until'>;

interface FiltersProps extends FilterValues {
  filters: Filters;
  /** Search text of the list. */
  words: string;
  onNavigate: (list: ListQuery) => void;
}

/** Search and filters of the list. */
export function InboxFilters({ filters, words, onNavigate, ...values }: FiltersProps) {
  const { texts } = useTranslations('inbox');
  const { filters: labels, forms: named, list, stages, states } = texts;
  const { forms, services, openings, sources, colleagues } = values;
  // A link to the same list shows it without the search.
  const search = useRef<HTMLInputElement>(null);
  // Not at first: what was typed before hydration stays.
  const shown = useRef(words);
  useEffect(() => {
    if (search.current && shown.current !== words) search.current.value = words;
    shown.current = words;
  }, [words]);

  // On a phone, the filters stay folded above the messages.
  const more = useRef<HTMLDetailsElement>(null);
  const count = Object.keys(filters).filter((name) => name !== 'view').length;
  useEffect(() => {
    if (more.current) more.current.open = count > 0 && matchMedia('(width >= 768px)').matches;
  }, [count]);

  function submit(form: HTMLFormElement) {
    // Without empty fields. The server drops invalid filters.
    const chosen = [...new FormData(form)].filter(([, value]) => value !== '');
    const text = search.current?.value ?? '';
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API needs HTTPS.
    document.cookie = `${SEARCH_COOKIE}=${toSearchCookie(text)}; path=/admin; max-age=3600; samesite=strict`;
    onNavigate({
      ...Object.fromEntries(chosen),
      view: filters.view,
      found: text ? 'yes' : undefined,
    });
  }

  const hasApplications = forms.includes('application');
  const readers = colleagues.filter((one) => forms.some((form) => one.forms.includes(form)));
  /** A filter without options is not shown. */
  const choices: Record<Choice, Option[]> = {
    form: forms.length > 1 ? forms.map((form) => [form, named[form].many]) : [],
    // An application has a stage instead.
    state: forms.includes('contact') ? Object.entries(states) : [],
    service: services.map((service) => [service, service]),
    opening: hasApplications
      ? [['none', labels.openApplication], ...openings.map(({ id, title }): Option => [id, title])]
      : [],
    stage: hasApplications ? Object.entries(stages) : [],
    source: sources.map((source) => [source, source === DIRECT ? labels.direct : source]),
    owner: [
      ['me', labels.me],
      ['nobody', list.nobody],
      ...readers.map(({ id, name }): Option => [id, name]),
    ],
  };

  return (
    <search>
      <form
        className="inbox__find"
        onChange={({ target, currentTarget }) => {
          const { type, validity } = target as EventTarget as HTMLInputElement;
          if (type !== 'search' && validity.valid) currentTarget.requestSubmit();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          submit(event.currentTarget);
        }}
      >
        <label>
          {labels.search}
          {/* Without a name, so that what is typed is never submitted into a URL. */}
          <input
            ref={search}
            type="search"
            dir="auto"
            maxLength={200}
            autoComplete="off"
            placeholder={labels.hint}
            defaultValue={words}
          />
        </label>
        <details ref={more}>
          <summary>
            {labels.heading} {count > 0 && `(${count})`}
          </summary>
          <div className="inbox__filters">
            {(Object.keys(choices) as Choice[])
              .filter((name) => choices[name].length > 0)
              .map((name) => (
                <Select
                  key={name}
                  name={name}
                  label={labels[name]}
                  defaultValue={filters[name]}
                  empty={labels.any}
                  options={choices[name]}
                />
              ))}
            {(['from', 'until'] as const).map((name) => (
              <label key={name}>
                {labels[name]}
                <input type="date" name={name} min={FIRST_DAY} defaultValue={filters[name]} />
              </label>
            ))}
          </div>
        </details>
      </form>
    </search>
  );
}
