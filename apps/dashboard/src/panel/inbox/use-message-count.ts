import { useEffect, useState } from 'react';
import type { MessageQuery } from '../../submissions/inbox/list-query.ts';
import { requestInbox } from './request-inbox.ts';

/** Milliseconds between two requests. */
const INTERVAL = 4000;

/** Counts the messages of a list, again and again while the tab is visible. */
export function useMessageCount(query: MessageQuery): number {
  const key = JSON.stringify(query);
  const [counted, setCounted] = useState({ key, count: 0 });
  useEffect(() => {
    const send = async () => {
      if (document.hidden) return;
      // The next request may succeed.
      const count = await requestInbox<number>('count', JSON.parse(key)).catch(() => 0);
      setCounted({ key, count });
    };
    const timer = setInterval(send, INTERVAL);
    document.addEventListener('visibilitychange', send);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', send);
    };
  }, [key]);
  return counted.key === key ? counted.count : 0;
}
