// A loader for Next: what the server refused stays refused until its field is changed. Payload asks for the form's state beside a save
// that follows the last key at once, and the answer to that, which knows of no refusal, takes it away again when it comes later.
const MERGED =
  /dispatchFields\(\{\s*type: 'MERGE_SERVER_STATE',\s*prevStateRef: prevFormState,\s*serverState\s*\}\);/;

/** The file of Payload's form, in; the same with the errors said again that a field got, unchanged, since the state was asked for, out. */
export default function keepRefusals(shipped: string): string {
  if (!MERGED.test(shipped))
    throw new Error('Payload merges what its server answers in another way now.');
  return shipped.replace(
    MERGED,
    (merge) => `
      const refused = Object.entries(contextRef.current.fields).flatMap(([path, { errorMessage: message, valid, value }]) => {
        const asked = formState[path];
        const isNew = valid === false && asked && asked.valid !== false && dequal(value, asked.value);
        return isNew ? [{ path, message }] : [];
      });
      ${merge}
      if (refused.length > 0) dispatchFields({ type: 'ADD_SERVER_ERRORS', errors: refused });`,
  );
}
