import type { OnBadRecord, Parsed } from './parse-answer.ts';

/** One thing the dashboard can be asked for. */
export interface Resource<Data> {
  /** Identifies it here and on the disk: letters, digits, `.`, `_` and `-`. */
  key: string;
  path: string;
  parse(body: unknown, onBadRecord: OnBadRecord): Parsed<Data>;
  /** Whether 'there is no such thing' can be true of it. A list is never missing, only empty. */
  canBeMissing: boolean;
  /** Whether a list says which of its kind exist: then no 404 alone costs its copy, and it must agree (`isMissing`). */
  isListed?: boolean;
  /**
   * Whether a page is whole without it: nobody waits for a host that fails, and a host that does not know the call has
   * nothing to say.
   */
  isExtra?: boolean;
  /** Longest answer that is read. */
  maxBytes?: number;
  /** Whether a copy of it is worth its place on the disk; any is where nothing is said. */
  mayBeKept?(data: unknown): boolean;
  /** Whether a copy says that a list is empty: that nothing was published is then known after a restart, too. */
  isEmptyKept?: boolean;
  /** What a refusal of the question itself says; without it, a refusal is a failure. */
  whenRefused?: { data: Data };
  /** How many records its lists have, if it has any: a copy is not given up for a list that has lost most of them. */
  count?(data: unknown): number | undefined;
}
