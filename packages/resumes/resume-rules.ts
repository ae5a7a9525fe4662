// Free of Node, so that the form can say the same before anything is sent.

/** Limits of a resume. */
export const resumeLimits = {
  /** Largest file, in bytes. */
  bytes: 5 * 1024 * 1024,
  /** Longest name that is kept, in characters. */
  nameLength: 150,
} as const;

/** Kinds of resumes, named like their file endings. */
export const resumeKinds = ['pdf', 'doc', 'docx'] as const;

export type ResumeKind = (typeof resumeKinds)[number];

/**
 * Why a resume is refused: the key of the sentence shown to the applicant.
 *
 * - `required` no file came
 * - `empty` it has no content
 * - `tooLarge` more than `resumeLimits.bytes`
 * - `type` its name ends in none of `resumeKinds`, or has no ending and its content is none of them
 * - `mismatch` its content is not what its name says, or is several things at once
 * - `damaged` it breaks off or cannot be read
 * - `encrypted` it opens with a password only
 * - `macros` it carries macros
 * - `active` it runs something, carries objects of other programs or fetches parts from elsewhere
 * - `oversize` it unpacks to more than a document has
 */
export type ResumeProblem =
  | 'required'
  | 'empty'
  | 'tooLarge'
  | 'type'
  | 'mismatch'
  | 'damaged'
  | 'encrypted'
  | 'macros'
  | 'active'
  | 'oversize';

/** What whoever opens the file should know; no reason to refuse it. */
export type ResumeNote = 'attachments' | 'form';

// Control characters, marks that turn the direction of text around, and characters without a width that could
// hide in a name. The joiners stay: Persian and Indian names are spelled with them.
const INVISIBLE =
  /\p{Cc}|[\u061C\u180E\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

// No system has longer names, and putting marks in order takes a time that grows with their square.
const MOST_CHARACTERS = 1000;

/**
 * A file's name as it is kept and shown: the last part of a path, NFC, without invisible characters, at most
 * `resumeLimits.nameLength` long with its ending. It is never used as a path.
 *
 * @param kind what the file is; its ending is added to a name without one, such as phones give
 */
export function toResumeName(name: string, kind?: ResumeKind): string {
  const clean = toCleanName(name);
  if (!kind || hasEnding(clean)) return toShortName(clean);
  return toShortName(`${clean || 'resume'}.${kind}`);
}

function toCleanName(name: string): string {
  const last = name.slice(-MOST_CHARACTERS).split(/[\\/]/).at(-1) ?? '';
  const visible = last.toWellFormed().normalize('NFC').replace(INVISIBLE, '');
  return visible
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[ .]+$/, '');
}

function toShortName(clean: string): string {
  if (clean.length <= resumeLimits.nameLength) return clean;
  const ending = /\.[A-Za-z]{1,5}$/.exec(clean)?.[0] ?? '';
  const stem = clean.slice(0, resumeLimits.nameLength - ending.length);
  return stem.toWellFormed().replace(/\uFFFD$/, '') + ending;
}

const hasEnding = (clean: string) => /\.\d*[a-z][a-z\d]{0,7}$/i.test(clean);

/** The kind a name promises; nothing when it ends in something else. */
export function parseResumeKind(name: string): ResumeKind | undefined {
  const ending = /\.([a-z]+)$/.exec(toResumeName(name).toLowerCase())?.[1];
  return resumeKinds.find((kind) => kind === ending);
}

/** What can be said of a file by its name and size alone, before it is sent. The content of one without an ending decides. */
export function findPlainProblem(name: string, size: number): ResumeProblem | undefined {
  if (!parseResumeKind(name) && hasEnding(toResumeName(name))) return 'type';
  if (size === 0) return 'empty';
  return size > resumeLimits.bytes ? 'tooLarge' : undefined;
}
