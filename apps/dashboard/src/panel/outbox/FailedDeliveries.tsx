import type { ServerProps } from 'payload';
import { getOutboxHealth } from '../../outbox/outbox-health.ts';
import { getTranslations } from '../language/get-translations.ts';
import { PostButton } from './PostButton.tsx';

/** Above the list of deliveries: everything that could not be delivered, sent again at once or given up. */
export async function FailedDeliveries({ payload, user, i18n }: ServerProps) {
  if (!user) return null;
  const { dead } = await getOutboxHealth(payload, { user });
  if (dead === 0) return null;
  const {
    texts: { dead: labels },
    t,
  } = getTranslations(i18n, 'outbox');
  return (
    <p className="dead-letters">
      <strong>{t(labels.failed, { count: dead })}</strong>
      <PostButton path="/deliveries/resend" body={{ all: 'dead' }} text={labels.sendAll} />
      <PostButton path="/deliveries/drop" body={{ all: 'dead' }} text={labels.dropAll} />
    </p>
  );
}
