'use client';

import { isDefault, toLanguage } from '@agency/content/languages';
import { toDay, toMoment } from '../../platform/language/times.ts';
import { toMessagePath } from '../../submissions/inbox/filters.ts';
import type { ListQuery } from '../../submissions/inbox/list-query.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import { DIRECT } from '../../submissions/lead-source.ts';
import { toDirection } from '../../submissions/message-language.ts';
import { Link } from '../controls/Link.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface RowProps {
  row: Row;
  /** The list it is in. */
  list: ListQuery;
  /** Its controls; none by default. */
  work?: {
    isSelected: boolean;
    onSelect: (isOn: boolean, withShift: boolean) => void;
    onStar: () => void;
  };
}

/** One message in the list. */
export function InboxRow({ row, list: place, work }: RowProps) {
  const { form, name, topic, company, at, state, owner, starred, answerBy, stage, source } = row;
  const { language, texts, t } = useTranslations('inbox');
  const { forms, list, stages, states } = texts;
  const translations = toLanguage(row.language);
  const title = t(list.title, { name, form: forms[form].one, reference: row.reference });

  return (
    <li className="inbox-row" data-state={state}>
      {work && (
        <>
          <input
            type="checkbox"
            aria-label={t(list.select, { title })}
            checked={work.isSelected}
            onChange={({ target, nativeEvent }) =>
              work.onSelect(target.checked, (nativeEvent as MouseEvent).shiftKey)
            }
          />
          <button
            type="button"
            className="inbox-row__star"
            aria-pressed={starred}
            aria-label={t(list.star, { title })}
            onClick={work.onStar}
          >
            {starred ? '★' : '☆'}
          </button>
        </>
      )}
      <Link className="inbox-row__link" href={toMessagePath(row.id, place)}>
        {/* Long text is truncated at its own end. */}
        <span className="inbox-row__name" dir={toDirection(name, translations)}>
          {name}
        </span>
        <span className="inbox-row__about" dir={toDirection(topic, translations)}>
          {topic}
        </span>
        <span className="inbox-row__from">
          <span>{forms[form].one}</span>{' '}
          {!isDefault(translations) && <bdi lang={translations.tag}>{translations.name}</bdi>}{' '}
          {company && (
            <>
              <span aria-hidden="true">·</span>{' '}
              <span dir={toDirection(company, translations)}>{company}</span>
            </>
          )}
        </span>
      </Link>
      <bdi className="inbox-row__fact">{owner ? owner.name : list.nobody}</bdi>
      <bdi className="inbox-row__fact">{source !== DIRECT && source}</bdi>
      <span className="inbox-row__state">
        {state === 'new' && <span className="brand-dot" />}
        {stage && state !== 'spam' ? stages[stage] : states[state]}
        {answerBy && <small>{t(list.by, { day: toDay(answerBy, language) })}</small>}
      </span>
      <time dateTime={at}>{toMoment(at, language)}</time>
    </li>
  );
}
