'use client';

import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import type { Change, ChangeResult } from '../../submissions/inbox/change-messages.ts';
import type { Colleague } from '../../submissions/inbox/readers.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toResultText, toUndoChanges } from './change-result.ts';
import type { NoticeContent } from './Notice.tsx';
import { requestInbox, toErrorMessage } from './request-inbox.ts';

/** Changes messages, shows them anew, and says what became of it, with undo. */
export function useMessageChanges(colleagues: Colleague[]) {
  const translations = useTranslations('inbox');
  const { texts } = translations;
  const router = useRouter();
  const [notice, setNotice] = useState<NoticeContent>();

  async function change(requested: Change, isQuiet = false) {
    try {
      const outcome: ChangeResult = await (await requestInbox('changes', requested, texts)).json();
      const undo = toUndoChanges(requested, outcome);
      const undoAll = async () => {
        for (const one of undo) await requestInbox('changes', one, texts);
        setNotice({ text: texts.list.undone });
        router.refresh();
      };
      const text = toResultText(requested, outcome, colleagues, translations);
      if (!isQuiet) setNotice({ text, ...(undo.length > 0 && { undo: undoAll }) });
      router.refresh();
    } catch (error) {
      setNotice({ text: toErrorMessage(error) });
    }
  }

  return { notice, setNotice, change };
}
