import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import type { Delivery } from '../../payload-types.ts';
import { DeliveryButton } from './DeliveryButton.tsx';
import { toStateWords } from './delivery-words.ts';

/** What became of one delivery, its message, and what can be done. */
export function DeliveryActions({ data, id }: UIFieldServerProps) {
  if (id === undefined) return null;
  const delivery = data as Delivery;
  const wish = { ids: [Number(id)] };
  return (
    <section className="deliveries">
      <p>{toStateWords(delivery)}</p>
      <p>
        <Link href={`/admin/collections/${delivery.source}/${delivery.messageId}`}>
          Open the message
        </Link>
      </p>
      {Boolean(delivery.target) && (
        <DeliveryButton action="resend" wish={wish} words="Send again" />
      )}
      {(delivery.state === 'dead' || delivery.state === 'queued') && (
        <DeliveryButton action="drop" wish={wish} words="Give up" />
      )}
    </section>
  );
}
