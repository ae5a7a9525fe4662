'use client';

import { useSelection } from '@payloadcms/ui';
import { useWords } from '../language/SpokenLanguage.tsx';
import { PostButton } from './PostButton.tsx';

/** Above the list of deliveries: those that are ticked, sent again. */
export function SelectedDeliveries() {
  const { selectedIDs } = useSelection();
  const { words, say } = useWords('outbox');
  const ids = selectedIDs.map(Number);
  if (ids.length === 0) return null;
  return (
    <p className="dead-letters">
      <PostButton
        path="/deliveries/resend"
        body={{ ids }}
        words={say(words.dead.ticked, { count: ids.length })}
      />
    </p>
  );
}
