import type { Row } from '../../inbox/read-inbox.ts';
import type { MessageEvent } from '../../payload-types.ts';
import { NoteForm } from './NoteForm.tsx';
import { toMoment } from './times.ts';

interface HistoryProps {
  row: Row;
  /** Newest first. */
  events: MessageEvent[];
  timeZone: string;
}

/** Who did what to a message, and their notes. */
export function History({ row, events, timeZone }: HistoryProps) {
  return (
    <section className="history">
      <h2>Notes and history</h2>
      <NoteForm form={row.form} id={row.id} />
      <ol>
        {events.map((event) => (
          <li key={event.id} data-act={event.act}>
            <p>
              <strong>{event.who}</strong> {toDeed(event)}{' '}
              <time dateTime={event.createdAt}>{toMoment(event.createdAt, timeZone)}</time>
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
            Received <time dateTime={row.at}>{toMoment(row.at, timeZone)}</time>
          </p>
        </li>
      </ol>
    </section>
  );
}

function toDeed({ act, before, after }: MessageEvent): string {
  switch (act) {
    case 'opened':
      return 'opened it';
    case 'released':
      return `released it from spam, to ${after}`;
    case 'state':
      return `changed it from ${before} to ${after}`;
    case 'owner':
      return after === 'Nobody' ? `took it from ${before}` : `gave it to ${after}`;
    case 'starred':
      return after === 'Starred' ? 'starred it' : 'took the star off';
    case 'answer-by':
      return after === 'No day' ? 'took the answer day off' : `wants an answer by ${after}`;
    case 'replied':
      return before ? 'marked it as not answered' : `answered ${after ?? ''}`.trim();
    case 'noted':
      return 'noted';
    case 'stage':
      return `moved it from ${before} to ${after}`;
    case 'rejected':
      return 'sent a reject mail';
    case 'exported':
      return `exported it as ${after}`;
  }
}
