import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { needsTarget } from '../../outbox/queue-deliveries.ts';
import type { Delivery } from '../../payload-types.ts';
import { getTranslations } from '../language/get-translations.ts';
import { PostButton } from './PostButton.tsx';

/** Above the fields of a delivery: its message, and what can be done. */
export function DeliveryActions({ data, req }: UIFieldServerProps) {
  const { id, source, messageId, state, kind, target } = data as Delivery;
  const { details } = getTranslations(req.i18n, 'outbox').texts;
  const wish = { ids: [id] };
  return (
    <p className="reply-link">
      <Link
        className="btn btn--style-primary btn--size-small"
        href={`/admin/collections/${source === 'users' ? 'users' : 'submissions'}/${messageId}`}
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
  );
}
