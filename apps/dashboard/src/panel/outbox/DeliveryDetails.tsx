import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { needsTarget } from '../../outbox/retry-policy.ts';
import type { Delivery } from '../../payload-types.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toMoment } from '../language/times.ts';
import { toRecipient, toStatusText } from './delivery-text.ts';
import { PostButton } from './PostButton.tsx';

/** The page of one delivery: what became of it, its message, and what can be done. */
export async function DeliveryDetails({ id, payload, user, req }: UIFieldServerProps) {
  if (id === undefined || !user) return null;
  const delivery: Delivery = await payload.findByID({
    collection: 'deliveries',
    id,
    depth: 1,
    user,
    overrideAccess: false,
  });
  const { source, messageId, state, kind, target, queuedAt, reached } = delivery;
  const translations = getTranslations(req.i18n, 'outbox');
  const { details } = translations.texts;
  const wish = { ids: [delivery.id] };
  return (
    <section className="deliveries">
      <dl>
        <dt>{details.to}</dt>
        <dd>{toRecipient(delivery, translations)}</dd>
        <dt>{details.became}</dt>
        <dd data-state={state}>{toStatusText(delivery, translations)}</dd>
        <dt>{details.queued}</dt>
        <dd>{toMoment(queuedAt, translations.language)}</dd>
        {reached && <dt>{details.reached}</dt>}
        {reached && <dd>{reached}</dd>}
      </dl>
      <p className="reply-link">
        <Link
          className="btn btn--style-primary btn--size-small"
          href={`/admin/collections/${source}/${messageId}`}
        >
          {source === 'users' ? details.openAccount : details.openMessage}
        </Link>
        {(target || !needsTarget(kind)) && (
          <PostButton
            path="/deliveries/resend"
            body={wish}
            text={state === 'queued' ? details.tryNow : details.again}
          />
        )}
        {(state === 'dead' || state === 'queued') && (
          <PostButton path="/deliveries/drop" body={wish} text={details.giveUp} />
        )}
      </p>
    </section>
  );
}
