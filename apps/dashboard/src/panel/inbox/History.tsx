import type { MessageEvent } from '../../payload-types.ts';
import type { Translations } from '../../platform/language/get-translations.ts';
import { toLongDay, toMoment } from '../../platform/language/times.ts';
import type { Row } from '../../submissions/inbox/read-inbox.ts';
import { Section } from '../controls/Section.tsx';
import { NoteForm } from './NoteForm.tsx';

interface HistoryProps {
  row: Row;
  /** Newest first. */
  events: MessageEvent[];
  translations: Translations<'inbox'>;
}

/** History of a message, with the notes. */
export function History({ row, events, translations }: HistoryProps) {
  const { history } = translations.texts;
  return (
    <Section className="history" heading={history.heading}>
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
    </Section>
  );
}

function toActionText(
  { act, before, after }: MessageEvent,
  { language, texts, t }: Translations<'inbox'>,
): string {
  const { stages, states } = texts;
  const { acts, removals, ways } = texts.history;
  const names: Record<string, string> = {
    ...(act === 'replied' && { ...ways, other: ways.another }),
    // An application has stages, and is spam by its state.
    ...(act === 'stage' ? { ...states, ...stages } : { ...stages, ...states }),
  };
  const toShown = (value?: string | null) => {
    if (!value) return '';
    return act === 'answer-by' ? toLongDay(`${value}T12:00:00`, language) : (names[value] ?? value);
  };
  const removal = after ? undefined : (removals as Partial<Record<typeof act, string>>)[act];
  return t(removal ?? acts[act], { before: toShown(before), after: toShown(after) });
}
