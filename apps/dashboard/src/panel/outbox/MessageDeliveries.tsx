import type { UIFieldServerProps } from 'payload';
import type { MessageCollection } from '../../outbox/message-kinds.ts';
import { ofMessage } from '../../outbox/queue-deliveries.ts';
import { DeliveryButton } from './DeliveryButton.tsx';
import { toReceiver, toStateWords } from './delivery-words.ts';

/** Who was told of a message, and what stands in the way. */
export async function MessageDeliveries({ collectionSlug, id, payload, user }: UIFieldServerProps) {
  if (id === undefined || !user) return null;
  const { docs } = await payload.find({
    collection: 'deliveries',
    where: ofMessage(collectionSlug as MessageCollection, Number(id)),
    pagination: false,
    sort: 'id',
    depth: 1,
    user,
    overrideAccess: false,
  });
  return (
    <section className="deliveries" aria-labelledby="deliveries-heading">
      <h3 id="deliveries-heading">Forwarded</h3>
      {docs.length === 0 && <p>To nobody: no forwarding was set up for it.</p>}
      <ul>
        {docs.map((delivery) => {
          const receiver = toReceiver(delivery);
          return (
            <li key={delivery.id} data-state={delivery.state}>
              <strong>{receiver}</strong>
              <span>{toStateWords(delivery)}</span>
              {delivery.target && (
                <DeliveryButton
                  action="resend"
                  wish={{ ids: [delivery.id] }}
                  words={delivery.state === 'queued' ? 'Try now' : 'Send again'}
                  label={`${delivery.state === 'queued' ? 'Try now' : 'Send again'}: ${receiver}`}
                />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
