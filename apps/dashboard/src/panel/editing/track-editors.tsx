'use client';

import {
  $isLinkNode,
  createClientFeature,
  useEditorConfigContext,
} from '@payloadcms/richtext-lexical/client';
import {
  $createParagraphNode,
  $createTextNode,
  $getRoot,
  $getSelection,
  $isRangeSelection,
  COMMAND_PRIORITY_HIGH,
  CONTROL_OR_META,
  HISTORY_MERGE_TAG,
  isExactShortcutMatch,
  KEY_DOWN_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { $dfs, $unwrapNode } from '@payloadcms/richtext-lexical/lexical/utils';
import { useModal } from '@payloadcms/ui';
import { useEffect } from 'react';
import type { FieldValues } from '../../collections/editing/field-values.ts';
import { PastedText } from './PastedText.tsx';

/** Reads the state of each editor in which a user has typed, by the path of its field. */
const typed = new Map<string, () => unknown>();

/** The text of the editors in which a user has typed. An editor updates the form up to half a second later. */
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
    const unregister = editor.registerUpdateListener(({ dirtyElements, dirtyLeaves, tags }) => {
      // Focusing an empty editor creates its first paragraph.
      if (tags.has('focus') || tags.has(HISTORY_MERGE_TAG)) return;
      if (dirtyElements.size + dirtyLeaves.size === 0) return;
      if (!editor.getRootElement()?.contains(document.activeElement)) return;
      typed.set(path, () => editor.getEditorState().toJSON());
    });
    return () => {
      unregister();
      // On leaving the form, the text is read first.
      setTimeout(() => typed.delete(path));
    };
  }, [editor, path]);
  return null;
}

function $setParagraphs(text: string): void {
  if (!text) return;
  const toParagraph = (line: string) => $createParagraphNode().append($createTextNode(line));
  $getRoot()
    .clear()
    .append(...text.split('\n').map(toParagraph));
  if ($getSelection()) $getRoot().selectEnd();
}

/** Moves what was typed into `EarlyArticle` into the editor, once it is editable. */
function MoveEarlyText() {
  const [editor] = useLexicalComposerContext();
  const { path } = useEditorConfigContext().fieldProps;
  useEffect(() => {
    const move = (isEditable: boolean) => {
      const early = document.querySelector<HTMLTextAreaElement>(`.early-text>[id="field-${path}"]`);
      if (!early || early.hidden || !isEditable) return;
      const insert = () => editor.update(() => $setParagraphs(early.value));
      // Payload ignores an update that moves the focus, and the first one of an empty editor. It comes after both.
      if (document.activeElement === early) editor.focus(insert);
      else setTimeout(insert);
      early.hidden = true;
    };
    move(editor.isEditable());
    return editor.registerEditableListener(move);
  }, [editor, path]);
  return null;
}

/** Ctrl+K makes a link of the selection or word. A URL with the field as its fragment puts the caret into the text. */
function EditorKeys() {
  const [editor] = useLexicalComposerContext();
  const { editorConfig, fieldProps } = useEditorConfigContext();
  useEffect(() => {
    // This runs again with each new editor, when the user may be elsewhere.
    const isIdle = document.activeElement === document.body;
    if (isIdle && location.hash === `#field-${fieldProps.path}`) editor.focus();
    const items = editorConfig.features.toolbarFixed?.groups.flatMap((group) => group.items);
    const link = items?.find(({ key }) => key === 'link');
    const makeLink = (event: KeyboardEvent) => {
      const selection = $getSelection();
      if (!isExactShortcutMatch(event, 'k', CONTROL_OR_META) || !$isRangeSelection(selection))
        return false;
      // The browser has this shortcut, too.
      event.preventDefault();
      if (selection.isCollapsed()) {
        selection.modify('move', true, 'word');
        selection.modify('extend', false, 'word');
      }
      const isNew = !selection.getNodes().some((node) => $isLinkNode(node.getParent()));
      // After this update, so that it reads the selection.
      if (isNew) setTimeout(() => link?.onSelect?.({ editor, isActive: false }));
      return true;
    };
    return editor.registerCommand(KEY_DOWN_COMMAND, makeLink, COMMAND_PRIORITY_HIGH);
  }, [editor, editorConfig, fieldProps.path]);
  return null;
}

/** Payload creates a link before its drawer has a URL. A link that stays without one becomes text again. */
function EmptyLinks() {
  const [editor] = useLexicalComposerContext();
  const { uuid } = useEditorConfigContext();
  const { modalState } = useModal();
  const isOpen = Object.values(modalState).some((one) => one?.isOpen && one.slug.includes(uuid));
  useEffect(() => {
    const clean = () => {
      for (const { node } of $dfs()) {
        if (!$isLinkNode(node)) continue;
        const { doc, url } = node.getFields();
        if (!doc && !url) $unwrapNode(node);
      }
    };
    // The drawer saves a moment after it is closed.
    return isOpen ? () => void setTimeout(() => editor.update(clean), 100) : undefined;
  }, [editor, isOpen]);
  return null;
}

/** The client feature of Lexical. */
export const TrackEditorClient = createClientFeature({
  plugins: [TrackEditor, MoveEarlyText, EditorKeys, EmptyLinks, PastedText].map((Component) => ({
    Component,
    position: 'normal',
  })),
});
