import type { MessageEvent } from '../../payload-types.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import { type Stage, type State, stages, states } from '../../submissions/workflow.ts';
import type { Translations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
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
  { act, ...stored }: MessageEvent,
  translations: Translations<'inbox'>,
): string {
  const {
    texts: { history, list },
    t,
  } = translations;
  const before = translateStored(stored.before, translations);
  const after = translateStored(stored.after, translations);
  switch (act) {
    case 'opened':
      return history.opened;
    case 'released':
      return t(history.released, { after });
    case 'state':
      return t(history.changed, { before, after });
    case 'owner':
      return after === list.nobody ? t(history.took, { before }) : t(history.gave, { after });
    case 'starred':
      return stored.after === 'Starred' ? history.starred : history.unstarred;
    case 'answer-by':
      return stored.after === 'No day' ? history.noDay : t(history.answerBy, { after });
    case 'replied':
      return stored.before ? history.notAnswered : t(history.answered, { after }).trim();
    case 'noted':
      return history.noted;
    case 'stage':
      return t(history.moved, { before, after });
    case 'rejected':
      return history.rejected;
    case 'exported':
      return t(history.exported, { after });
  }
}

/** Translates a value of the history from English; names and dates stay. */
function translateStored(
  stored: string | null | undefined,
  { texts }: Translations<'inbox'>,
): string {
  const { states: said, stages: called, list, history } = texts;
  const find = (english: object) => Object.entries(english).find(([, one]) => one === stored)?.[0];
  const state = find(states) as State | undefined;
  const stage = find(stages) as Stage | undefined;
  if (state) return said[state];
  if (stage) return called[stage];
  if (stored === 'Nobody') return list.nobody;
  const ways: Record<string, string> = history.ways;
  return ways[stored ?? ''] ?? stored ?? '';
}
