import { redirect } from 'next/navigation.js';
import type { ListViewServerProps } from 'payload';
import { forms } from '../../submissions/forms.ts';
import { toInboxPath } from './list-position.ts';

/** In place of a form's own list: the inbox, narrowed to it. */
export function InboxRedirect({ collectionConfig }: ListViewServerProps) {
  const form = forms.find((one) => one === collectionConfig.slug);
  redirect(toInboxPath(form ? { form } : {}));
}
