// A loader for Next: what a save refused stays refused when an answer comes that was asked for before. Payload asks for the form's state
// beside a save that follows the last key at once, and the answer to that, which knows of no refusal, takes it away again when it
// comes later. Here the form says which state it asked with, and the reducer compares.
const ASKED =
  /(dispatchFields\(\{\s*type: 'MERGE_SERVER_STATE',)(\s*prevStateRef: prevFormState,\s*serverState\s*\}\);)/;
const MERGED =
  /const newState = (mergeServerFormState\(\{.*?incomingState: serverState\s*\}\));(\s*prevStateRef\.current = newState;)/s;
/** Names of Payload's that the added lines use, by the line that brings each. */
const USED = {
  form: [
    'const executeOnChange = useEffectEvent(',
    'deepCopyObjectSimpleWithoutReactComponents(formState,',
  ],
  reducer: [
    "import { dequal } from 'dequal/lite'",
    'export function fieldReducer(state, action) {',
    "case 'ADD_SERVER_ERRORS':",
  ],
};

/**
 * The file of Payload's form or of its reducer, in; out the same, in which a field that was refused since the state was asked for,
 * and says the same, is refused as before.
 */
export default function keepRefusals(shipped: string): string {
  if (ASKED.test(shipped) && USED.form.every((part) => shipped.includes(part)))
    return shipped.replace(ASKED, '$1 askedState: formState,$2');
  if (MERGED.test(shipped) && USED.reducer.every((part) => shipped.includes(part)))
    return shipped.replace(
      MERGED,
      `const merged = $1;
      const errors = Object.entries(action.askedState ?? {}).flatMap(([path, asked]) => {
        const { errorMessage: message, valid, value } = state?.[path] ?? {};
        const isNew = valid === false && asked.valid !== false && dequal(value, asked.value);
        return isNew ? [{ path, message }] : [];
      });
      const newState = errors.length > 0 ? fieldReducer(merged, { type: 'ADD_SERVER_ERRORS', errors }) : merged;$2`,
    );
  throw new Error('Payload merges what its server answers in another way now.');
}
