'use client';

import { useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import {
  $getPreviousSelection,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROLLED_TEXT_INSERTION_COMMAND,
  DROP_COMMAND,
  isDOMNode,
  isSelectionCapturedInDecoratorInput,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import type { Transformer } from '@payloadcms/richtext-lexical/lexical/markdown';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { mergeRegister } from '@payloadcms/richtext-lexical/lexical/utils';
import { useEffect } from 'react';
import { cleanPasted } from '../../collections/rich-text/clean-pasted.ts';
import { $insertMarkdown, toMarkdown } from '../../collections/rich-text/plain-text.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Clipboard type of Lexical's own text, which needs no cleaning. */
const LEXICAL = 'application/x-lexical-editor';

/** HTML of another program, cleaned for an article; nothing if there is none. */
function toCleaned(
  data: DataTransfer | null | undefined,
  notCopied: string,
): DataTransfer | undefined {
  const html = data?.getData('text/html');
  if (!data || !html || data.types.includes(LEXICAL)) return undefined;
  const cleaned = new DataTransfer();
  cleaned.setData('text/plain', data.getData('text/plain'));
  cleaned.setData('text/html', cleanPasted(html, notCopied));
  return cleaned;
}

/** Inserts structured plain text, and moves the caret to the end of its paragraph before a picture is inserted. */
function $insertBetween(event: ClipboardEvent, transformers: Transformer[]): boolean {
  const types = event.clipboardData?.types ?? [];
  if (types.includes(LEXICAL) || types.includes('text/html')) return false;
  if (types.includes('Files')) {
    const selection = $getSelection() ?? $getPreviousSelection();
    if (!$isRangeSelection(selection) || selection.focus.offset === 0) return false;
    selection.focus.getNode().getTopLevelElement()?.selectEnd();
    return false;
  }
  const markdown = toMarkdown(event.clipboardData?.getData('text/plain') ?? '');
  if (markdown) {
    event.preventDefault();
    $insertMarkdown(markdown, transformers);
  }
  return markdown !== undefined;
}

/** Prepares what is pasted or dropped before the editor reads it. */
export function PastedText() {
  const [editor] = useLexicalComposerContext();
  const { markdownTransformers } = useEditorConfigContext().editorConfig.features;
  const { notCopied } = useTranslations('pictures').texts;
  useEffect(() => {
    const cleaned = new WeakSet<Event>();
    return mergeRegister(
      editor.registerCommand(
        PASTE_COMMAND,
        (event) => {
          if (!(event instanceof ClipboardEvent) || cleaned.has(event)) return false;
          // An input inside the editor, such as that of a caption.
          if (isDOMNode(event.target) && isSelectionCapturedInDecoratorInput(event.target))
            return false;
          const clipboardData = toCleaned(event.clipboardData, notCopied);
          if (!clipboardData) return $insertBetween(event, markdownTransformers as Transformer[]);
          event.preventDefault();
          const again = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          cleaned.add(again);
          return editor.dispatchCommand(PASTE_COMMAND, again);
        },
        COMMAND_PRIORITY_HIGH,
      ),
      // Payload would insert a picture at the character below the pointer.
      editor.registerCommand(
        DROP_COMMAND,
        (event) => {
          const { clientY, dataTransfer: clipboardData } = event;
          if (!clipboardData?.types.includes('Files')) return false;
          event.preventDefault();
          $getRoot().selectStart();
          for (const block of $getRoot().getChildren()) {
            const box = editor.getElementByKey(block.getKey())?.getBoundingClientRect();
            if (box && (box.top + box.bottom) / 2 < clientY) block.selectEnd();
          }
          const paste = new ClipboardEvent('paste', { clipboardData, cancelable: true });
          return editor.dispatchCommand(PASTE_COMMAND, paste);
        },
        COMMAND_PRIORITY_HIGH,
      ),
      editor.registerCommand(
        CONTROLLED_TEXT_INSERTION_COMMAND,
        (event) => {
          if (typeof event === 'string' || cleaned.has(event)) return false;
          const dataTransfer = toCleaned(event.dataTransfer, notCopied);
          if (!dataTransfer) return false;
          const again = new InputEvent('beforeinput', { dataTransfer, inputType: event.inputType });
          cleaned.add(again);
          return editor.dispatchCommand(CONTROLLED_TEXT_INSERTION_COMMAND, again);
        },
        COMMAND_PRIORITY_HIGH,
      ),
    );
  }, [editor, markdownTransformers, notCopied]);
  return null;
}
