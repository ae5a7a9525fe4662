import { type FieldValues, isEqual, toPlainText } from './field-values.ts';

interface Editor {
  getEditorState(): { toJSON(): unknown };
}

interface KnownEditor {
  root: Element;
  editor: Editor;
  /** Its state before the first input: an editor serializes the same text differently than it is stored. */
  first: unknown;
}

const knownEditors = new Map<string, KnownEditor>();

/**
 * The values of a form with the current state of its rich text editors, which update the form only
 * when the browser is idle, up to half a second later. Call it once before the first input.
 */
export function readEditorState(values: FieldValues): FieldValues {
  const read = { ...values };
  for (const name of Object.keys(values)) {
    const known = findEditor(name);
    if (!known) continue;
    const now = known.editor.getEditorState().toJSON();
    const isUntouched = isEqual(now, known.first);
    const isEmpty = values[name] === null && toPlainText(now) === '';
    if (!isUntouched && !isEmpty) read[name] = now;
  }
  return read;
}

function findEditor(name: string): KnownEditor | undefined {
  const field = document.querySelector(`[data-field-path="${CSS.escape(name)}"]`);
  const root = field?.querySelector('[data-lexical-editor]');
  const known = knownEditors.get(name);
  if (!root || known?.root === root) return known?.root.isConnected ? known : undefined;
  const editor = (root as Element & { __lexicalEditor?: Editor }).__lexicalEditor;
  if (!editor) return undefined;
  const found = { root, editor, first: editor.getEditorState().toJSON() };
  knownEditors.set(name, found);
  return found;
}
