'use client';

import { createClientFeature, UploadNode } from '@payloadcms/richtext-lexical/client';
import {
  $createParagraphNode,
  $createTextNode,
  $isRootOrShadowRoot,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Replaces pasted pictures of other websites, which the CSP blocks, by a sentence. */
function RemotePictures() {
  const [editor] = useLexicalComposerContext();
  const { notCopied } = useTranslations('pictures').texts;
  useEffect(
    () =>
      // Runs before Payload's handler, which would request the other website and leave a grey box.
      editor.registerNodeTransform(UploadNode, (node) => {
        const { pending } = node.getData() as { pending?: { src?: string } };
        if (!pending || /^(?:data|blob):/.test(pending.src ?? '')) return;
        const textNode = $createTextNode(notCopied);
        const isAlone = $isRootOrShadowRoot(node.getParent());
        node.replace(isAlone ? $createParagraphNode().append(textNode) : textNode);
      }),
    [editor, notCopied],
  );
  return null;
}

/** The client side of the feature. */
export const RemotePicturesClient = createClientFeature({
  plugins: [{ Component: RemotePictures, position: 'normal' }],
});
