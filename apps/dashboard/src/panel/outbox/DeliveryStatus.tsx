import type { DefaultServerCellComponentProps } from 'payload';
import type { Delivery } from '../../payload-types.ts';
import { getTranslations } from '../language/get-translations.ts';
import { toStatusText } from './delivery-text.ts';

/** What became of a delivery, in the list. */
export function DeliveryStatus({ rowData, i18n }: DefaultServerCellComponentProps) {
  const delivery = rowData as Delivery;
  return (
    <span className="delivery-state" data-state={delivery.state}>
      {toStatusText(delivery, getTranslations(i18n, 'outbox'))}
    </span>
  );
}
