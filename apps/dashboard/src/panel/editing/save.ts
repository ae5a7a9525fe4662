import type { Translations } from '../language/get-translations.ts';
import type { Words } from './words.ts';

/** A stored document, as far as the form needs it. */
export type Stored = Words & { updatedAt: string };

/** What became of a save. */
export type Answer =
  | { kind: 'stored'; doc: Stored }
  /** Somebody else stored a version meanwhile. */
  | { kind: 'stale'; by: string; at: string }
  | {
      kind: 'failed';
      problem: string;
      /** What is wrong with single fields, where the dashboard says so. */
      faults?: FieldFault[];
      /** Somebody else is typing into the document. */
      isLocked?: boolean;
    };

/** What is wrong with a field. */
export interface FieldFault {
  /** Its name, or its place in the document. */
  path: string;
  message: string;
}

/** What is said of a save that failed. */
export type Problems = Translations<'editing'>['texts']['problems'];

interface SaveOptions {
  /** `updatedAt` of the version the words were made from. */
  madeFrom: string;
  /** Whether the page may be gone before the answer. */
  isLeaving?: boolean;
  /** Whether this save stays among the versions whatever follows. */
  keepsVersion?: boolean;
}

/** Most that a browser sends for a page that is gone, in bytes. */
const MAX_KEEPALIVE = 60_000;

/** How long an answer may take, in milliseconds. */
const TIMEOUT = 20_000;

/** Stores words as a draft. Never throws. @param address of the document, as in `/cms-api/blogs/5` */
export async function saveDraft(
  address: string,
  words: Words,
  { madeFrom, isLeaving = false, keepsVersion = false }: SaveOptions,
  says: Problems,
): Promise<Answer> {
  const body = JSON.stringify({ ...words, _status: 'draft', updatedAt: madeFrom });
  const keepalive = isLeaving && new Blob([body]).size < MAX_KEEPALIVE;
  const query = `draft=true&depth=0&fallback-locale=null${keepsVersion ? '' : '&autosave=true'}`;
  try {
    const answer = await fetch(`${address}?${query}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const json = await answer.json().catch(() => ({}));
    if (answer.ok && json.doc) return { kind: 'stored', doc: json.doc };
    if (answer.status === 409 && json.errors?.[0]?.data) {
      return { kind: 'stale', ...json.errors[0].data };
    }
    return {
      kind: 'failed',
      problem: toProblem(answer.status, json.errors?.[0], says),
      faults: json.errors?.[0]?.data?.errors ?? [],
      isLocked: answer.status === 423,
    };
  } catch {
    return { kind: 'failed', problem: says.unreachable };
  }
}

/** The newest version of a document; nothing when it cannot be had now. */
export async function readNewest(address: string): Promise<Stored | undefined> {
  try {
    const answer = await fetch(`${address}?draft=true&depth=0`);
    return answer.ok ? await answer.json() : undefined;
  } catch {
    return undefined;
  }
}

interface Refusal {
  message?: string;
  data?: { errors?: { label?: string; message?: string }[] };
}

function toProblem(status: number, refusal: Refusal | undefined, says: Problems): string {
  if (status === 401 || status === 403) {
    return says.signedOut;
  }
  if (status === 404) return says.deleted;
  if (status === 413) return says.tooLarge;
  if (status >= 500) return says.unreachable;
  const details = refusal?.data?.errors?.flatMap(({ label, message = '' }) =>
    message ? [label ? `${label}: ${message}` : message] : [],
  );
  return details?.length ? details.join(' ') : (refusal?.message ?? says.refused);
}
