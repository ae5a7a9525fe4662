'use client';

import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import {
  CAN_REDO_COMMAND,
  CAN_UNDO_COMMAND,
  COMMAND_PRIORITY_LOW,
  type LexicalEditor,
  REDO_COMMAND,
  UNDO_COMMAND,
} from '@payloadcms/richtext-lexical/lexical';
import { useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { TrackEditor } from './track-editors.tsx';

const commands = {
  undo: {
    can: CAN_UNDO_COMMAND,
    act: UNDO_COMMAND,
    path: 'M7 4L3 8l4 4M3 8h9a5 5 0 010 10H8',
  },
  redo: {
    can: CAN_REDO_COMMAND,
    act: REDO_COMMAND,
    path: 'M13 4l4 4-4 4M17 8H8a5 5 0 000 10h4',
  },
} as const;

type CommandName = keyof typeof commands;

function UndoRedoButton({ editor, way: command }: { editor: LexicalEditor; way: CommandName }) {
  const [isPossible, setPossible] = useState(false);
  const { can, act: execute, path } = commands[command];
  const { history } = useTranslations('editing').texts;
  useEffect(() => {
    const update = (possible: boolean) => {
      setPossible(possible);
      return false;
    };
    return editor.registerCommand(can, update, COMMAND_PRIORITY_LOW);
  }, [editor, can]);
  return (
    <button
      type="button"
      className="toolbar-popup__button"
      data-button-key={command}
      aria-label={history[command]}
      aria-disabled={!isPossible}
      // The article keeps its focus.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => editor.dispatchCommand(execute, undefined)}
    >
      <svg viewBox="0 0 20 20" width="20" height="20" fill="none" aria-hidden="true">
        <path d={path} stroke="currentColor" />
      </svg>
    </button>
  );
}

/** Undo and redo in the toolbar, and the text that is not in the form yet: what a browser runs of the feature. */
export const UndoRedoClient = createClientFeature({
  plugins: [{ Component: TrackEditor, position: 'normal' }],
  toolbarFixed: {
    groups: [
      {
        key: 'history',
        type: 'buttons',
        order: 1,
        items: [
          {
            key: 'undo',
            label: 'Undo',
            Component: ({ editor }) => <UndoRedoButton editor={editor} way="undo" />,
          },
          {
            key: 'redo',
            label: 'Redo',
            Component: ({ editor }) => <UndoRedoButton editor={editor} way="redo" />,
          },
        ],
      },
    ],
  },
});
