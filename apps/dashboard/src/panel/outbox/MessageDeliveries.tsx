import type { PayloadRequest } from 'payload';
import { whereMessages } from '../../outbox/queue-deliveries.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toRecipient, toStatusText } from './delivery-text.ts';
import { PostButton } from './PostButton.tsx';

interface MessageDeliveriesProps {
  req: PayloadRequest;
  id: number;
}

/** The deliveries of a message. */
export async function MessageDeliveries({ req, id }: MessageDeliveriesProps) {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: whereMessages([id]),
    pagination: false,
    sort: 'id',
    depth: 1,
    overrideAccess: false,
    req,
  });
  const translations = getTranslations(req.i18n, 'outbox');
  const {
    texts: { message: labels, details },
    t,
  } = translations;
  return (
    <section className="deliveries" aria-labelledby="deliveries-heading">
      <h2 id="deliveries-heading">{labels.heading}</h2>
      {docs.length === 0 && <p>{labels.none}</p>}
      <ul>
        {docs.map((delivery) => {
          const receiver = toRecipient(delivery, translations);
          const actionLabel = delivery.state === 'queued' ? details.tryNow : details.again;
          return (
            <li key={delivery.id} data-state={delivery.state}>
              <strong>{receiver}</strong>
              <span>{toStatusText(delivery, translations)}</span>
              {(delivery.target || delivery.kind === 'reminder') && (
                <PostButton
                  path="/deliveries/resend"
                  body={{ ids: [delivery.id] }}
                  text={actionLabel}
                  label={t(details.act, { act: actionLabel, receiver })}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
