'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  isDOMNode,
  isSelectionCapturedInDecoratorInput,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils';
import { useEffect } from 'react';
import { cleanPasted } from '../../collections/rich-text/clean-pasted.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Clipboard type of Lexical's own text, which needs no cleaning. */
const LEXICAL = 'application/x-lexical-editor';

/** The same text as an article takes it; nothing where there is no HTML of another program. */
function toCleaned(
  data: DataTransfer | null | undefined,
  notCopied: string,
): DataTransfer | undefined {
  const html = data?.getData('text/html');
  if (!data || !html || data.types.includes(LEXICAL)) return undefined;
  const mended = new DataTransfer();
  mended.setData('text/plain', data.getData('text/plain'));
  mended.setData('text/html', cleanPasted(html, notCopied));
  return mended;
}

/** Cleans text of other programs, pasted or dropped, before the editor reads it. */
function PastedText() {
  const [editor] = useLexicalComposerContext();
  const { notCopied } = useTranslations('pictures').texts;
  useEffect(() => {
    const mended = new WeakSet<Event>();
    return mergeRegister(
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || mended.has(event)) return false;
          // A field within the text, as that of a caption.
          if (isDOMNode(event.target) && isSelectionCapturedInDecoratorInput(event.target))
            return false;
          const clipboardData = toCleaned(event.clipboardData, notCopied);
          if (!clipboardData) return false;
          event.preventDefault();
          const again = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          mended.add(again);
          return editor.dispatchCommand(PASTE_COMMAND, again);
        },
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        CONTROLLED_TEXT_INSERTION_COMMAND,
        (event) => {
          if (typeof event === 'string' || mended.has(event)) return false;
          const dataTransfer = toCleaned(event.dataTransfer, notCopied);
          if (!dataTransfer) return false;
          const again = new InputEvent('beforeinput', { dataTransfer, inputType: event.inputType });
          mended.add(again);
          return editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, again);
        },
        COMMAND_PRIORITY_HIGH,
      ),
    );
  }, [editor, notCopied]);
  return null;
}

/** What a browser runs of the feature. */
export const PastedTextClient = createClientFeature({
  plugins: [{ Component: PastedText, position: 'normal' }],
});
