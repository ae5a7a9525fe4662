'use client';

import {
  $createUploadNode,
  createClientFeature,
  UploadNode,
} from '@payloadcms/richtext-lexical/client';
import {
  $createParagraphNode,
  $createTextNode,
  $getPreviousSelection,
  $getSelection,
  $isRangeSelection,
  $isRootOrShadowRoot,
  $setSelection,
  COMMAND_PRIORITY_HIGH,
  createCommand,
  DROP_COMMAND,
  type LexicalCommand,
  type LexicalEditor,
  PASTE_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import {
  $insertNodeToNearestRoot,
  mergeRegister,
} from '@payloadcms/richtext-lexical/lexical/utils';
import { useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PicturesDialog } from './PicturesDialog.tsx';
import { PicturesIcon } from './PicturesIcon.tsx';
import { toPastedFile } from './pasted-file.ts';

const ADD_PICTURES: LexicalCommand<readonly File[]> = createCommand('ADD_PICTURES');

const getPictures = (from: DataTransfer | null | undefined) =>
  [...(from?.files ?? [])].filter(({ type }) => type.startsWith('image/'));

/** Pictures of an article, several at once: by the toolbar, dropped, or pasted. */
function ArticlePictures() {
  const [editor] = useLexicalComposerContext();
  const { texts: labels } = useTranslations('pictures');
  const [files, setFiles] = useState<readonly File[]>();
  useEffect(
    () =>
      register(
        editor,
        (more) => setFiles((known) => [...(known ?? []), ...more]),
        labels.notCopied,
      ),
    [editor, labels.notCopied],
  );

  function insert(ids: number[]) {
    editor.update(() => {
      const selection = $getSelection() ?? $getPreviousSelection();
      if ($isRangeSelection(selection)) $setSelection(selection.clone());
      for (const value of ids) {
        $insertNodeToNearestRoot($createUploadNode({ data: toUpload(value) }));
      }
    });
  }

  if (!files) return null;
  return (
    <PicturesDialog
      label={labels.forArticle}
      insert={labels.insert}
      files={files}
      onInsert={insert}
      onClose={() => setFiles(undefined)}
    />
  );
}

const toUpload = (value: number) => ({ fields: {}, relationTo: 'media' as const, value });

/** @param notCopied replaces a pasted picture of another website, which the CSP blocks */
function register(editor: LexicalEditor, add: (files: readonly File[]) => void, notCopied: string) {
  const take = (from: DataTransfer | null | undefined, event: Event) => {
    const pictures = getPictures(from);
    // A text that was copied brings a picture of itself along.
    if (pictures.length === 0 || from?.types.includes('text/html')) return false;
    event.preventDefault();
    add(pictures);
    return true;
  };
  return mergeRegister(
    editor.registerCommand(
      ADD_PICTURES,
      (files) => {
        add(files);
        return true;
      },
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      DROP_COMMAND,
      (event) => take(event.dataTransfer, event),
      COMMAND_PRIORITY_HIGH,
    ),
    editor.registerCommand(
      PASTE_COMMAND,
      (event) => event instanceof ClipboardEvent && take(event.clipboardData, event),
      COMMAND_PRIORITY_HIGH,
    ),
    // Runs before Payload's handler, which would request the other website and leave a grey box.
    editor.registerNodeTransform(UploadNode, (node) => {
      const { pending } = node.getData() as { pending?: { src?: string } };
      if (!pending) return;
      const file = toPastedFile(pending.src);
      if (!file) {
        const textNode = $createTextNode(notCopied);
        const isAlone = $isRootOrShadowRoot(node.getParent());
        node.replace(isAlone ? $createParagraphNode().append(textNode) : textNode);
      } else {
        node.remove();
        add([file]);
      }
    }),
  );
}

/** What a browser runs of the feature. */
export const ArticlePicturesClient = createClientFeature({
  plugins: [{ Component: ArticlePictures, position: 'normal' }],
  toolbarFixed: {
    groups: [
      {
        key: 'pictures',
        type: 'buttons',
        order: 45,
        items: [
          {
            key: 'pictures',
            ChildComponent: PicturesIcon,
            onSelect: ({ editor }) => {
              editor.dispatchCommand(ADD_PICTURES, []);
            },
          },
        ],
      },
    ],
  },
});
