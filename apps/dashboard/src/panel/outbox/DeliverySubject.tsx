import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import type { Delivery } from '../../payload-types.ts';
import { getTranslations } from '../language/get-translations.ts';

/** Above the fields of a delivery: what it is about. */
export function DeliverySubject({ data, req }: UIFieldServerProps) {
  const { source, messageId } = data as Delivery;
  const { details } = getTranslations(req.i18n, 'outbox').texts;
  return (
    <Link href={`/admin/collections/${source === 'users' ? 'users' : 'submissions'}/${messageId}`}>
      {source === 'users' ? details.openAccount : details.openMessage}
    </Link>
  );
}
