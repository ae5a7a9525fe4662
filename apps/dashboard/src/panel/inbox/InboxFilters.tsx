'use client';

import { languages } from '@agency/content/languages';
import { useRouter } from 'next/navigation.js';
import type { ReactNode } from 'react';
import type { Form } from '../../collections/messages/forms.ts';
import { DIRECT } from '../../collections/messages/lead-source.ts';
import { toLanguageName } from '../../collections/messages/message-language.ts';
import { stageNames } from '../../collections/messages/stages.ts';
import { stateNames } from '../../collections/messages/states.ts';
import { type Filters, toQuery } from '../../inbox/filters.ts';
import type { OpeningCount } from '../../inbox/read-openings.ts';
import type { Colleague } from '../../inbox/readers.ts';
import { locales } from '../language/language.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import { DayField } from './DayField.tsx';
import { toFound, toInbox } from './place.ts';
import { findSpan, listSpans } from './received.ts';

interface FiltersProps {
  filters: Filters;
  forms: { form: Form; name: string }[];
  services: string[];
  openings: OpeningCount[];
  /** Where messages came from, in the one spelling. */
  sources: string[];
  /** Whether messages are in more than one language. */
  hasLanguages: boolean;
  colleagues: Colleague[];
  /** As `2026-11-22`, in the dashboard's time zone. */
  today: string;
  words: string;
  onSearch: (words: string, wait?: number) => void;
  /** Told before the list is narrowed. */
  onNarrow: (filters: Filters) => void;
}

/** What the list is searched for and narrowed to. */
export function InboxFilters({
  words,
  onSearch,
  onNarrow,
  filters,
  today,
  ...known
}: FiltersProps) {
  const router = useRouter();
  const narrow = (change: Filters) => {
    const next = { ...filters, ...change };
    onNarrow(next);
    router.push(toFound(toInbox(next), words !== ''));
  };
  const speech = useTranslations('inbox');
  const { filters: says } = speech.texts;
  const search = useTypedBefore<HTMLInputElement>(words, onSearch);
  const isNarrowed = toQuery({ ...filters, view: undefined, from: undefined, until: undefined });
  const hasOwnDays =
    (filters.from ?? filters.until) && !findSpan(listSpans(today, speech), filters);
  return (
    <div className="inbox__find">
      <search>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            onSearch(words, 0);
          }}
        >
          <label>
            {says.search}
            <input
              ref={search}
              type="search"
              dir="auto"
              maxLength={200}
              autoComplete="off"
              placeholder={says.hint}
              value={words}
              onChange={(event) => onSearch(event.target.value)}
            />
          </label>
        </form>
      </search>
      <Received filters={filters} today={today} narrow={narrow} />
      <details open={Boolean(isNarrowed || hasOwnDays)}>
        <summary>{says.heading}</summary>
        <Narrowing filters={filters} narrow={narrow} {...known} />
      </details>
    </div>
  );
}

/** When they came: the days and months people ask for, in one touch. */
function Received({
  filters,
  today,
  narrow,
}: Pick<NarrowingProps, 'filters' | 'narrow'> & Pick<FiltersProps, 'today'>) {
  const speech = useTranslations('inbox');
  const { filters: says } = speech.texts;
  const spans = listSpans(today, speech);
  const hasDays = filters.from !== undefined || filters.until !== undefined;
  const own = hasDays && !findSpan(spans, filters) ? says.ownDays : '';
  const choose = (name: string) => {
    const { from, until } = spans.find((span) => span.name === name) ?? {};
    narrow({ from, until });
  };
  return (
    <label className="inbox__received">
      {says.received}
      <select
        value={findSpan(spans, filters)?.name ?? own}
        onChange={({ target }) => choose(target.value)}
      >
        <option value="">{says.anyTime}</option>
        {own && <option>{own}</option>}
        {spans.map(({ name }) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

type NarrowingProps = Omit<FiltersProps, 'words' | 'onSearch' | 'onNarrow' | 'today'> & {
  narrow: (change: Filters) => void;
};

function Narrowing({ filters, narrow, forms, services, colleagues, ...known }: NarrowingProps) {
  const { language, texts } = useTranslations('inbox');
  const { filters: says, forms: named, list, stages, states } = texts;
  const { openings, sources, hasLanguages } = known;
  // An application has a stage instead.
  const haveState =
    filters.form !== 'applications' && forms.some(({ form }) => form !== 'applications');
  const readers = colleagues.filter((one) => forms.some(({ form }) => one.forms.includes(form)));
  return (
    <div className="inbox__filters">
      {forms.length > 1 && (
        <Choice
          name={says.form}
          value={filters.form}
          onChoose={(form) => narrow({ form: form as Form })}
        >
          {forms.map(({ form }) => (
            <option key={form} value={form}>
              {named[form].many}
            </option>
          ))}
        </Choice>
      )}
      {(haveState || filters.state) && (
        <Choice
          name={says.state}
          value={filters.state}
          onChoose={(state) => narrow({ state: state as Filters['state'] })}
        >
          {stateNames.map((state) => (
            <option key={state} value={state}>
              {states[state]}
            </option>
          ))}
        </Choice>
      )}
      {services.length > 0 && (
        <Choice
          name={says.service}
          value={filters.service}
          onChoose={(service) => narrow({ service })}
        >
          {services.map((service) => (
            <option key={service}>{service}</option>
          ))}
        </Choice>
      )}
      {forms.some(({ form }) => form === 'applications') && (
        <>
          <Choice
            name={says.opening}
            value={filters.opening}
            onChoose={(opening) => narrow({ opening: opening as Filters['opening'] })}
          >
            <option value="none">{says.openApplication}</option>
            {openings.map(({ id, title, total }) => (
              <option key={id} value={id}>
                {title} · {total}
              </option>
            ))}
          </Choice>
          <Choice
            name={says.stage}
            value={filters.stage}
            onChoose={(stage) => narrow({ stage: stage as Filters['stage'] })}
          >
            {stageNames.map((stage) => (
              <option key={stage} value={stage}>
                {stages[stage]}
              </option>
            ))}
          </Choice>
        </>
      )}
      {sources.length > 0 && (
        <Choice name={says.source} value={filters.source} onChoose={(source) => narrow({ source })}>
          {sources.map((source) => (
            <option key={source} value={source}>
              {source === DIRECT ? says.direct : source}
            </option>
          ))}
        </Choice>
      )}
      {(hasLanguages || filters.language) && (
        <Choice
          name={says.language}
          value={filters.language}
          onChoose={(tag) => narrow({ language: tag })}
        >
          {languages.map(({ tag }) => (
            <option key={tag} value={tag}>
              {toLanguageName(tag, locales[language])}
            </option>
          ))}
        </Choice>
      )}
      <Choice
        name={says.owner}
        value={filters.owner}
        onChoose={(owner) => narrow({ owner: owner as Filters['owner'] })}
      >
        <option value="me">{says.me}</option>
        <option value="nobody">{list.nobody}</option>
        {readers.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Choice>
      <DayField
        name={says.from}
        value={filters.from ?? ''}
        onChoose={(from) => narrow({ from: from || undefined })}
      />
      <DayField
        name={says.until}
        value={filters.until ?? ''}
        onChoose={(until) => narrow({ until: until || undefined })}
      />
    </div>
  );
}

interface ChoiceProps {
  name: string;
  value: string | number | undefined;
  onChoose: (value: string | undefined) => void;
  children: ReactNode;
}

function Choice({ name, value, onChoose, children }: ChoiceProps) {
  const { any } = useTranslations('inbox').texts.filters;
  return (
    <label>
      {name}
      <select value={value ?? ''} onChange={(event) => onChoose(event.target.value || undefined)}>
        <option value="">{any}</option>
        {children}
      </select>
    </label>
  );
}
