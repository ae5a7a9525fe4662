import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { mayLackTarget } from '../../outbox/schedule.ts';
import type { Delivery } from '../../payload-types.ts';
import { toReceiver, toStateWords, toTime } from './delivery-words.ts';
import { PostButton } from './PostButton.tsx';

/** The page of one delivery: what became of it, its message, and what can be done. */
export async function DeliverySheet({ id, payload, user }: UIFieldServerProps) {
  if (id === undefined || !user) return null;
  const delivery: Delivery = await payload.findByID({
    collection: 'deliveries',
    id,
    depth: 1,
    user,
    overrideAccess: false,
  });
  const { source, messageId, state, kind, target, queuedAt, reached } = delivery;
  const wish = { ids: [delivery.id] };
  return (
    <section className="deliveries">
      <dl>
        <dt>To</dt>
        <dd>{toReceiver(delivery)}</dd>
        <dt>What became of it</dt>
        <dd data-state={state}>{toStateWords(delivery)}</dd>
        <dt>Queued</dt>
        <dd>{toTime(queuedAt)}</dd>
        {reached && <dt>Reached so far</dt>}
        {reached && <dd>{reached}</dd>}
      </dl>
      <p className="reply-link">
        <Link
          className="btn btn--style-primary btn--size-small"
          href={`/admin/collections/${source}/${messageId}`}
        >
          {source === 'users' ? 'Open the account' : 'Open the message'}
        </Link>
        {(target || mayLackTarget(kind)) && (
          <PostButton
            path="/deliveries/resend"
            body={wish}
            words={state === 'queued' ? 'Try now' : 'Send again'}
          />
        )}
        {(state === 'dead' || state === 'queued') && (
          <PostButton path="/deliveries/drop" body={wish} words="Give up" />
        )}
      </p>
    </section>
  );
}
