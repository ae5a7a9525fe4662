'use client';

import { useSelection } from '@payloadcms/ui';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PostButton } from './PostButton.tsx';

/** Above the list of deliveries: those that are ticked, sent again. */
export function ResendSelected() {
  const { selectedIDs } = useSelection();
  const { texts, t } = useTranslations('outbox');
  const ids = selectedIDs.map(Number);
  if (ids.length === 0) return null;
  return (
    <p className="dead-letters">
      <PostButton
        path="/deliveries/resend"
        body={{ ids }}
        text={t(texts.dead.ticked, { count: ids.length })}
      />
    </p>
  );
}
