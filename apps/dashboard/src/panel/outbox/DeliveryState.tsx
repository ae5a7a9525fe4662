import type { DefaultServerCellComponentProps } from 'payload';
import type { Delivery } from '../../payload-types.ts';
import { toStateWords } from './delivery-words.ts';

/** What became of a delivery, in the list. */
export function DeliveryState({ rowData }: DefaultServerCellComponentProps) {
  const delivery = rowData as Delivery;
  return (
    <span className="delivery-state" data-state={delivery.state}>
      {toStateWords(delivery)}
    </span>
  );
}
