import type { MessageEvent } from '../../payload-types.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import type { Translations } from '../language/get-translations.ts';
import { toDayWithYear, toMoment } from '../language/times.ts';
import { NoteForm } from './NoteForm.tsx';

interface HistoryProps {
  row: Row;
  /** Newest first. */
  events: MessageEvent[];
  translations: Translations<'inbox'>;
}

/** Who did what to a message, and their notes. */
export function History({ row, events, translations }: HistoryProps) {
  const { history } = translations.texts;
  return (
    <section className="history">
      <h2>{history.heading}</h2>
      <NoteForm id={row.id} />
      <ol>
        {events.map((event) => (
          <li key={event.id} data-act={event.act}>
            <p>
              <strong>{event.who}</strong> {toActionText(event, translations)}{' '}
              <time dateTime={event.createdAt}>
                {toMoment(event.createdAt, translations.language)}
              </time>
            </p>
            {event.note && (
              <p className="history__note" dir="auto">
                {event.note}
              </p>
            )}
          </li>
        ))}
        <li>
          <p>
            {history.received}{' '}
            <time dateTime={row.at}>{toMoment(row.at, translations.language)}</time>
          </p>
        </li>
      </ol>
    </section>
  );
}

function toActionText(
  { act, before, after }: MessageEvent,
  { language, texts, t }: Translations<'inbox'>,
): string {
  const { history, stages, states } = texts;
  // An application has stages, and is spam by its state.
  const names: Record<string, string> =
    act === 'stage' ? { ...states, ...stages } : { ...stages, ...states };
  const shown = { before: names[before ?? ''] ?? '', after: names[after ?? ''] ?? '' };
  switch (act) {
    case 'opened':
      return history.opened;
    case 'released':
      return t(history.released, shown);
    case 'state':
      return t(history.changed, shown);
    case 'stage':
      return t(history.moved, shown);
    case 'owner':
      return after ? t(history.gave, { after }) : t(history.took, { before: before ?? '' });
    case 'starred':
      return after ? history.starred : history.unstarred;
    case 'answer-by':
      return after
        ? t(history.answerBy, { after: toDayWithYear(`${after}T12:00:00`, language) })
        : history.noDay;
    case 'replied': {
      const ways: Record<string, string> = history.ways;
      const way = ways[after ?? ''] ?? '';
      return before ? history.notAnswered : t(history.answered, { after: way }).trim();
    }
    case 'noted':
      return history.noted;
    case 'rejected':
      return history.rejected;
    case 'exported':
      return t(history.exported, { after: after ?? '' });
  }
}
