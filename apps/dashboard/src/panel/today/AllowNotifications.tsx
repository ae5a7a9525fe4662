'use client';

import { Button } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Requests the permission for notifications of new messages. */
export function AllowNotifications({ words: label }: { words: string }) {
  const [canAsk, setCanAsk] = useState(false);
  useEffect(() => {
    setCanAsk('Notification' in window && Notification.permission === 'default');
  }, []);
  if (!canAsk) return null;
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      onClick={() => void Notification.requestPermission().then(() => setCanAsk(false))}
    >
      {label}
    </Button>
  );
}
