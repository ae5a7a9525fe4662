/** Content as in its file. */
export type ContentTree = Record<string, unknown>;

/** Content with another value at a path; `undefined` leaves the field out. */
export function setAt(tree: unknown, path: string, value: unknown): unknown {
  return setStep(tree, path.split('/'), value);
}

function setStep(tree: unknown, [step, ...rest]: readonly string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (Array.isArray(tree)) {
    return tree.map((entry, index) =>
      String(index) === step ? setStep(entry, rest, value) : entry,
    );
  }
  // After a release, an override may be of another kind than its field.
  const group = (typeof tree === 'object' ? (tree ?? {}) : {}) as ContentTree;
  const { [step]: before, ...others } = group;
  const after = setStep(before, rest, value);
  return after === undefined ? others : { ...group, [step]: after };
}

/** The value at a path; `undefined` where nothing is. */
export const getAt = (tree: unknown, path: string): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (at, step) => (typeof at === 'object' && at !== null ? (at as ContentTree)[step] : undefined),
      tree,
    );

export const joinPath = (...steps: (string | number)[]): string =>
  steps.filter((step) => step !== '').join('/');
