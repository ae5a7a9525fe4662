/** URL schemes that run code or start a program. */
const PROGRAM_SCHEMES =
  /^(?:javascript|vbscript|data|jar|mk|hcp|its|shell|search(?:-ms)?|ms-[\w.-]+):/i;

const DRIVE = /^[a-z]:/i;
/** A template in the document's folder. */
const BARE_TEMPLATE = /^[^/:]+\.dot[xm]?$/i;
const LOCAL_FOLDERS =
  /^\/(?:Users|Applications|Library|private|Volumes|home|root|media|mnt|run|tmp|usr|var|opt|storage|data)\//;

/** Whether a click on the link runs code or sends credentials to a network share. */
export function isHarmfulLink(target: string): boolean {
  if (/\p{Cc}/u.test(target) || PROGRAM_SCHEMES.test(target)) return true;
  return toPath(target)?.startsWith('//') ?? false;
}

/**
 * Whether a template is on the author's drive, as in every document made from a template. Word would fetch one from a
 * share or the web on opening.
 */
export function isOwnDrive(target: string): boolean {
  const path = /\p{Cc}/u.test(target) ? undefined : toPath(target);
  return path !== undefined && [DRIVE, LOCAL_FOLDERS, BARE_TEMPLATE].some((own) => own.test(path));
}

/** The path of a file URL or a bare path, with slashes; two at the start mean a network share. Nothing for other URLs. */
function toPath(target: string): string | undefined {
  const plain = target.replace(/%5c|%2f|\\/gi, '/');
  if (DRIVE.test(plain) || !/^[\w+.-]*:/.test(plain)) return plain;
  const rest = /^file:(.*)$/is.exec(plain)?.[1];
  if (rest === undefined) return undefined;
  const path = rest.replace(/^\/\/(?:localhost(?=\/))?(?=\/|[a-z]:)/i, '');
  return path.replace(/^\/(?=[a-z]:)/i, '');
}
