/** Schemes that run something, or hand the rest to a program of the system. */
const PROGRAM_SCHEMES =
  /^(?:javascript|vbscript|data|jar|mk|hcp|its|shell|search(?:-ms)?|ms-[\w.-]+):/i;

const DRIVE = /^[a-z]:/i;
/** A template beside the document, such as Word's own. */
const BARE_TEMPLATE = /^[^/:]+\.dot[xm]?$/i;
const LOCAL_FOLDERS =
  /^\/(?:Users|Applications|Library|private|Volumes|home|root|media|mnt|run|tmp|usr|var|opt|storage|data)\//;

/**
 * Whether a link does harm when it is clicked: it runs something, or signs in at a share. All others are the matter of
 * the browser or program that opens them, also those that Word makes of a path on its author's own drive.
 */
export function isHarmfulLink(target: string): boolean {
  if (/\p{Cc}/u.test(target) || PROGRAM_SCHEMES.test(target)) return true;
  return toPath(target)?.startsWith('//') ?? false;
}

/**
 * Whether a template lies on the drive of the document's author. It leads nowhere on another machine, and every
 * document made from a template names one; a share or an address on the web would be fetched on opening.
 */
export function isOwnDrive(target: string): boolean {
  const path = /\p{Cc}/u.test(target) ? undefined : toPath(target);
  return path !== undefined && [DRIVE, LOCAL_FOLDERS, BARE_TEMPLATE].some((own) => own.test(path));
}

/** The path that a file's URL or a bare path means, with slashes; two of them begin a share. Nothing for other URLs. */
function toPath(target: string): string | undefined {
  const plain = target.replace(/%5c|%2f|\\/gi, '/');
  if (DRIVE.test(plain) || !/^[\w+.-]*:/.test(plain)) return plain;
  const rest = /^file:(.*)$/is.exec(plain)?.[1];
  if (rest === undefined) return undefined;
  const path = rest.replace(/^\/\/(?:localhost(?=\/))?(?=\/|[a-z]:)/i, '');
  return path.replace(/^\/(?=[a-z]:)/i, '');
}
