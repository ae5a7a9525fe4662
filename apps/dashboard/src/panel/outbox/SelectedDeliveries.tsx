'use client';

import { useSelection } from '@payloadcms/ui';
import { RequestButton } from '../controls/RequestButton.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Above the list of deliveries: sends the selected ones again, or discards them. */
export function SelectedDeliveries() {
  const { selectedIDs } = useSelection();
  const { texts, t } = useTranslations('outbox');
  const body = { ids: selectedIDs.map(Number) };
  const count = body.ids.length;
  if (count === 0) return null;
  return (
    <p className="panel-part acts">
      <RequestButton
        path="/deliveries/resend"
        body={body}
        text={t(texts.selected.send, { count })}
      />
      <RequestButton path="/deliveries/drop" body={body} text={t(texts.selected.drop, { count })} />
    </p>
  );
}
