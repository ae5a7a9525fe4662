import type { Words } from './words.ts';

interface Editor {
  getEditorState(): { toJSON(): unknown };
}

// Kept, because at the moment a form goes its editor may be gone from the page.
const seen = new Map<string, { root: Element; editor: Editor }>();

/**
 * The words of a form with what stands in its text editors at this moment: those hand their text to the form only
 * when the browser has time, up to half a second after the key.
 */
export function readArticle(words: Words): Words {
  const read = { ...words };
  for (const name of Object.keys(words)) {
    const field = document.querySelector(`[data-field-path="${CSS.escape(name)}"]`);
    const root = field?.querySelector('[data-lexical-editor]');
    const editor = root && (root as Element & { __lexicalEditor?: Editor }).__lexicalEditor;
    if (root && editor) seen.set(name, { root, editor });
    const known = seen.get(name);
    if (words[name] !== null && known?.root.isConnected) {
      read[name] = known.editor.getEditorState().toJSON();
    }
  }
  return read;
}
