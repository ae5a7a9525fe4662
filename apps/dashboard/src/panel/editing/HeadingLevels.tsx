'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { HeadingNode } from '@payloadcms/richtext-lexical/lexical/rich-text';
import { useEffect } from 'react';

/** A heading of the first level, as documents are pasted with, becomes one of the second: the page has its title. */
function HeadingLevels() {
  const [editor] = useLexicalComposerContext();
  useEffect(
    () =>
      editor.registerNodeTransform(HeadingNode, (node) => {
        if (node.getTag() === 'h1') node.setTag('h2');
      }),
    [editor],
  );
  return null;
}

/** What a browser runs of the feature. */
export const HeadingLevelsClient = createClientFeature({
  plugins: [{ Component: HeadingLevels, position: 'normal' }],
});
