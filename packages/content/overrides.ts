import type * as z from 'zod';

/**
 * The changes of one content file in the dashboard, by path: `carousel/slides/2/title`. A list with added, removed or moved
 * entries is one path with the whole list. `null` removes an optional field. Values are as in the file, before its schema
 * parses them.
 */
export type Overrides = Readonly<Record<string, unknown>>;

/** An override that is not applied, and the schema's message. */
export interface RejectedOverride {
  path: string;
  reason: string;
}

/** A parsed file, and the overrides that are not in it. */
export interface Merged<Copy> {
  copy: Copy;
  rejected: RejectedOverride[];
}

/**
 * Applies overrides to a content file. An invalid override is skipped alone.
 * @param original the file before its schema parses it; stays unchanged
 * @throws when the file itself is invalid
 */
export function applyOverrides<Copy>(
  original: unknown,
  overrides: Overrides,
  schema: z.ZodType<Copy>,
): Merged<Copy> {
  const rejected: RejectedOverride[] = [];
  let rest = overrides;
  for (;;) {
    const { changed, rejected: unknown } = putOverrides(original, rest);
    rest = without(rest, unknown);
    const parsed = schema.safeParse(changed);
    const invalid = parsed.success ? [] : findInvalid(rest, parsed.error);
    rest = without(rest, invalid);
    rejected.push(...unknown, ...invalid);
    if (parsed.success) return { copy: parsed.data, rejected };
    if (invalid.length === 0) throw parsed.error;
  }
}

function without(overrides: Overrides, rejected: readonly RejectedOverride[]): Overrides {
  const paths = new Set(rejected.map(({ path }) => path));
  return Object.fromEntries(Object.entries(overrides).filter(([path]) => !paths.has(path)));
}

/**
 * Applies overrides without a schema.
 * @param original the file before its schema parses it; stays unchanged
 */
export function putOverrides(
  original: unknown,
  overrides: Overrides,
): { changed: unknown; rejected: RejectedOverride[] } {
  const changed = structuredClone(original);
  // Shorter paths first, so that a field of a replaced list changes the new list.
  const paths = Object.keys(overrides)
    .map((path) => ({ path, steps: path.split('/') }))
    .sort((one, other) => one.steps.length - other.steps.length);
  const unknown = paths.filter(({ path, steps }) => !put(changed, steps, overrides[path]));
  const reason = 'The file has no such path';
  return { changed, rejected: unknown.map(({ path }) => ({ path, reason })) };
}

/** Sets the value at a path. Returns false if the file has no such path. */
function put(root: unknown, steps: string[], value: unknown): boolean {
  const last = steps.at(-1) ?? '';
  let holder: unknown = root;
  for (const step of steps.slice(0, -1)) {
    if (!isContainer(holder) || !Object.hasOwn(holder, step)) return false;
    holder = (holder as Record<string, unknown>)[step];
  }
  if (!isContainer(holder) || last === '' || last === '__proto__') return false;
  // The entries of a list can be changed, its length cannot.
  if (Array.isArray(holder) && !(/^\d+$/.test(last) && Object.hasOwn(holder, last))) return false;
  if (value === null && !Array.isArray(holder)) delete holder[last];
  else (holder as Record<string, unknown>)[last] = structuredClone(value);
  return true;
}

const isContainer = (value: unknown): value is Record<string, unknown> | unknown[] =>
  typeof value === 'object' && value !== null;

/** Finds the overrides above, at or below the path of an issue. */
function findInvalid(overrides: Overrides, { issues }: z.ZodError): RejectedOverride[] {
  const problems = issues.flatMap((issue) => {
    const keys = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [key]) : [[]];
    return keys.map((key) => ({ invalidPath: [...issue.path, ...key], reason: issue.message }));
  });
  return Object.keys(overrides).flatMap((path) => {
    const steps = path.split('/');
    const problem = problems.find(({ invalidPath }) =>
      invalidPath.every((step, index) => index >= steps.length || String(step) === steps[index]),
    );
    return problem ? [{ path, reason: problem.reason }] : [];
  });
}
