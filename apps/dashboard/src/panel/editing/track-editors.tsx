'use client';

import { createClientFeature, useEditorConfigContext } from '@payloadcms/richtext-lexical/client';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';
import type { FieldValues } from './field-values.ts';

/** Reads the state of each editor in which a user has typed, by the path of its field. */
const typed = new Map<string, () => unknown>();

/**
 * The current text of the editors in which a user has typed. An editor updates the form only when the browser is idle,
 * up to half a second later.
 */
export const readTypedEditors = (): FieldValues =>
  Object.fromEntries([...typed].map(([path, read]) => [path, read()]));

/** To be called when everything typed is stored. */
export const forgetTypedEditors = (): void => typed.clear();

/** Part of each editor: notices that a user types in it. */
function TrackEditor() {
  const [editor] = useLexicalComposerContext();
  const { fieldProps } = useEditorConfigContext();
  const { path } = fieldProps;
  useEffect(() => {
    const unregister = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves }) => {
      if (dirtyElements.size + dirtyLeaves.size === 0) return;
      if (!editor.getRootElement()?.contains(document.activeElement)) return;
      typed.set(path, () => editor.getEditorState().toJSON());
    });
    return () => {
      unregister();
      // What reads it on leaving the form is called before.
      setTimeout(() => typed.delete(path));
    };
  }, [editor, path]);
  return null;
}

/** What a browser runs of the feature. */
export const TrackEditorClient = createClientFeature({
  plugins: [{ Component: TrackEditor, position: 'normal' }],
});
