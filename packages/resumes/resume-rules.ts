// Without Node, so that the browser can check the same before sending.

export const resumeLimits = {
  bytes: 5 * 1024 * 1024,
  nameLength: 150,
} as const;

/** Kinds of resumes, by file extension. */
export const resumeKinds = ['pdf', 'doc', 'docx'] as const;

export type ResumeKind = (typeof resumeKinds)[number];

/** Why a resume is rejected: the key of the message to the applicant (`packages/content/schemas/careers.ts`). */
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

/** A warning to recruiters; no reason to reject the file. */
export type ResumeNote = 'attachments' | 'form';

// Control characters, direction marks and zero-width characters. Joiners stay: Persian and Indian names contain them.
const INVISIBLE =
  /\p{Cc}|[\u061C\u180E\u200B\u200E\u200F\u2028\u2029\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF]/gu;

// No system has longer names, and NFC needs quadratic time for many marks.
const MAX_CHARACTERS = 1000;

/**
 * The stored file name: the last segment of a path, NFC, without invisible characters, shortened. It is never used as a path.
 * @param kind its extension is added to a name without one, as phones send
 */
export function toResumeName(name: string, kind?: ResumeKind): string {
  const clean = toCleanName(name);
  if (!kind || hasEnding(clean)) return toShortName(clean);
  return toShortName(`${clean || 'resume'}.${kind}`);
}

function toCleanName(name: string): string {
  const last = name.slice(-MAX_CHARACTERS).split(/[\\/]/).at(-1) ?? '';
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

/** The kind by the extension of a name. */
export function parseResumeKind(name: string): ResumeKind | undefined {
  const ending = /\.([a-z]+)$/.exec(toResumeName(name).toLowerCase())?.[1];
  return resumeKinds.find((kind) => kind === ending);
}

/** Checks name and size. A file without an extension passes, its content decides. */
export function findPlainProblem(name: string, size: number): ResumeProblem | undefined {
  if (!parseResumeKind(name) && hasEnding(toResumeName(name))) return 'type';
  if (size === 0) return 'empty';
  return size > resumeLimits.bytes ? 'tooLarge' : undefined;
}
