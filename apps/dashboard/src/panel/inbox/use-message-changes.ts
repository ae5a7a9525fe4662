'use client';

import { toast } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { Change, ChangeResult } from '../../submissions/inbox/change-messages.ts';
import { useShowError } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestInbox } from './request-inbox.ts';

/** Milliseconds for which a change can be undone; longer while the pointer or the focus is on the notice. */
const UNDO_FOR = 10_000;

/** Returns a function that changes messages, and shows the result with undo. It resolves to whether it succeeded. */
export function useMessageChanges() {
  const { texts, t } = useTranslations('inbox');
  const { list } = texts;
  const router = useRouter();
  const showError = useShowError();

  const send = (change: Change) => requestInbox<ChangeResult>('changes', change);

  async function undo(field: Change['field'], { changed }: ChangeResult) {
    try {
      for (const { id, from, to } of changed) {
        const { refused } = await send({ field, to: from, messages: [{ id, from: to }] });
        for (const { why } of refused) toast.error(why);
      }
      toast.success(list.undone);
    } finally {
      router.refresh();
    }
  }

  return async (change: Change, isQuiet = false): Promise<boolean> => {
    try {
      const result = await send(change);
      router.refresh();
      if (isQuiet) return true;
      const { changed, refused } = result;
      const count = changed.length;
      const reasons = [...new Set(refused.map(({ why }) => why))].join(' ');
      if (refused.length > 0) toast.error(t(list.left, { count: refused.length, reasons }));
      const onClick = () => void undo(change.field, result).catch(showError);
      if (count > 0)
        toast.success(t(list.changed, { count }), {
          duration: UNDO_FOR,
          action: { label: list.undo, onClick },
        });
      return true;
    } catch (error) {
      showError(error as Error);
      return false;
    }
  };
}
