import type { ServerProps } from 'payload';
import { readsMessages } from '../../inbox/readers.ts';
import { InboxLink } from './InboxLink.tsx';

/** The way to the inbox, above the panel's own menu, for whoever reads messages. */
export function InboxMenu({ user }: ServerProps) {
  return readsMessages({ user: user ?? null }) ? <InboxLink /> : null;
}
