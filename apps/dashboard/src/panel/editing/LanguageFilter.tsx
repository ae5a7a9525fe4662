'use client';

import { languages } from '@agency/content/languages';
import { useListQuery } from '@payloadcms/ui';
import type { Where } from 'payload';
import { useTranslations } from '../language/TranslationsProvider.tsx';

const isOfLanguage = (one: Where) => 'language' in one;

/** The conditions of a list as alternatives, each of them a row of conditions. */
const toRows = (where: Where | undefined): Where[][] =>
  (where?.or ?? [where ?? {}]).map((row) => row.and ?? (Object.keys(row).length > 0 ? [row] : []));

/** Above the list of posts or openings: those of all languages, or of one. */
export function LanguageFilter() {
  const { query, handleWhereChange } = useListQuery();
  const {
    texts: { languages: labels },
  } = useTranslations('editing');
  const rows = toRows(query.where);
  const chosen = rows[0]?.find(isOfLanguage)?.language;
  const choose = (tag: string) => {
    const own = tag ? [{ language: { equals: tag } }] : [];
    const or = rows.map((row) => ({
      and: [...row.filter((one) => !isOfLanguage(one)), ...own],
    }));
    return handleWhereChange?.({ or });
  };
  return (
    <label className="language-filter">
      {labels.language}
      <select
        value={chosen && 'equals' in chosen ? String(chosen.equals) : ''}
        onChange={({ target }) => void choose(target.value)}
      >
        <option value="">{labels.all}</option>
        {languages.map(({ tag, name }) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
