import type { PayloadRequest } from 'payload';
import type { Form } from '../../collections/messages/forms.ts';
import { ofMessage } from '../../outbox/queue-deliveries.ts';
import { toReceiver, toStateWords } from './delivery-words.ts';
import { PostButton } from './PostButton.tsx';

interface MessageDeliveriesProps {
  req: PayloadRequest;
  form: Form;
  id: number;
}

/** Who was told of a message, and what stands in the way. */
export async function MessageDeliveries({ req, form, id }: MessageDeliveriesProps) {
  const { docs } = await req.payload.find({
    collection: 'deliveries',
    where: ofMessage(form, id),
    pagination: false,
    sort: 'id',
    depth: 1,
    overrideAccess: false,
    req,
  });
  return (
    <section className="deliveries" aria-labelledby="deliveries-heading">
      <h2 id="deliveries-heading">Forwarded</h2>
      {docs.length === 0 && <p>To nobody: no forwarding was set up for it.</p>}
      <ul>
        {docs.map((delivery) => {
          const receiver = toReceiver(delivery);
          return (
            <li key={delivery.id} data-state={delivery.state}>
              <strong>{receiver}</strong>
              <span>{toStateWords(delivery)}</span>
              {(delivery.target || delivery.kind === 'reminder') && (
                <PostButton
                  path="/deliveries/resend"
                  body={{ ids: [delivery.id] }}
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
