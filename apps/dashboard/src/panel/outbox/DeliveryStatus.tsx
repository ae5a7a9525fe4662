import type { DefaultServerCellComponentProps } from 'payload';
import type { Delivery } from '../../payload-types.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toStatusText } from './delivery-text.ts';

/** What became of a delivery, in the list. */
export async function DeliveryStatus({ rowData, payload, i18n }: DefaultServerCellComponentProps) {
  const delivery = rowData as Delivery;
  const target = delivery.state === 'queued' ? await findTarget(delivery) : delivery.target;
  return (
    <span className="delivery-state" data-state={delivery.state}>
      {toStatusText({ ...delivery, target: target ?? null }, getTranslations(i18n, 'outbox'))}
    </span>
  );

  // The list holds its number alone, and one that is paused is why a delivery waits.
  async function findTarget({ target: id }: Delivery): Promise<Delivery['target']> {
    if (typeof id !== 'number') return id;
    return payload.findByID({
      collection: 'delivery-targets',
      id,
      depth: 0,
      disableErrors: true,
      // Whether it is paused, for people who see its deliveries.
      overrideAccess: true,
    });
  }
}
