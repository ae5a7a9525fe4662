/** Content as in its file. */
export type ContentTree = Record<string, unknown>;

/** The default of a field in a list whose entries differ from the file's. */
export const NO_DEFAULT = Symbol('no default');

/** Words with another value in one place; `undefined` leaves the field out. What is not on the way stays the same object. */
export function setAt(tree: unknown, steps: readonly string[], value: unknown): unknown {
  const [step, ...rest] = steps;
  if (step === undefined) return value;
  if (Array.isArray(tree)) {
    return tree.map((entry, index) => (String(index) === step ? setAt(entry, rest, value) : entry));
  }
  const { [step]: before, ...others } = (tree ?? {}) as ContentTree;
  const after = setAt(before, rest, value);
  if (after === undefined) return others;
  return { ...(tree as ContentTree), [step]: after };
}

/** The value in a place; `undefined` where nothing is. */
export const getAt = (tree: unknown, steps: readonly string[]): unknown =>
  steps.reduce<unknown>(
    (at, step) => (typeof at === 'object' && at !== null ? (at as ContentTree)[step] : undefined),
    tree,
  );

/** The way to a place below another one. */
export const joinPath = (...steps: (string | number)[]): string =>
  steps.filter((step) => step !== '').join('/');
