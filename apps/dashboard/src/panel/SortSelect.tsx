'use client';

import { useListQuery, useTableColumns } from '@payloadcms/ui';
import { useTranslations } from './language/TranslationsProvider.tsx';
import { toLabel } from './language/to-label.ts';

/** Kinds of fields a list can be sorted by. */
const SORTABLE = new Set(['checkbox', 'date', 'email', 'number', 'select', 'text', 'textarea']);

/** On a phone, where a row is a card without a head: what the list is sorted by. */
export function SortSelect() {
  const { language, texts, t } = useTranslations('controls');
  const { query, handleSortChange } = useListQuery();
  const { columns } = useTableColumns();
  const sorted = Array.isArray(query.sort) ? query.sort[0] : query.sort;
  const fields = columns.flatMap(({ accessor, active, field }) => {
    const label = 'label' in field ? toLabel(field.label, language) : undefined;
    return active && label && SORTABLE.has(field.type) ? [{ accessor, label }] : [];
  });
  const ways = fields.flatMap(({ accessor, label }) => [
    { sort: accessor, name: t(texts.rising, { label }) },
    { sort: `-${accessor}`, name: t(texts.falling, { label }) },
  ]);
  if (ways.length === 0) return null;
  return (
    <label className="sort-choice">
      {texts.sort}
      <select
        value={ways.some(({ sort }) => sort === sorted) ? sorted : ''}
        onChange={({ target }) => void handleSortChange?.(target.value)}
      >
        <option value="" disabled>
          {texts.asKept}
        </option>
        {ways.map(({ sort, name }) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
