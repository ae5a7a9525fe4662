import { redirect } from 'next/navigation.js';
import { toInboxPath } from './list-position.ts';

/** In place of Payload's list: the inbox. */
export function InboxRedirect() {
  redirect(toInboxPath({}));
}
