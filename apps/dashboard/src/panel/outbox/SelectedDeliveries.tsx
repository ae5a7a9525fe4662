'use client';

import { useSelection } from '@payloadcms/ui';
import { PostButton } from './PostButton.tsx';

/** Above the list of deliveries: those that are ticked, sent again. */
export function SelectedDeliveries() {
  const { selectedIDs } = useSelection();
  const ids = selectedIDs.map(Number);
  if (ids.length === 0) return null;
  return (
    <p className="dead-letters">
      <PostButton
        path="/deliveries/resend"
        body={{ ids }}
        words={
          ids.length === 1 ? 'Send the ticked one again' : `Send the ${ids.length} ticked again`
        }
      />
    </p>
  );
}
