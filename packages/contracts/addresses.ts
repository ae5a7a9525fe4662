import * as z from 'zod';

/** Longest old address, in characters. */
export const MAX_ADDRESS_PATH = 200;
/** Longest target, in characters. */
export const MAX_ADDRESS_TARGET = 500;
/** Most old addresses that are typed. */
export const MAX_ADDRESSES = 1000;
/** Most that are answered, with those that case studies had before. */
export const MAX_ANSWERED_ADDRESSES = 2 * MAX_ADDRESSES;

/**
 * A decoded path in the one form that old addresses are compared in: small letters, one spelling of each letter, no
 * slash at the end. Takes a time that grows with the path's length.
 */
export function toAddressKey(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end).normalize('NFC').toLowerCase();
}

/** First parts of paths that programs ask for, and not people: certificates, forms, previews, health, and those of a dashboard. */
const OF_PROGRAMS = new Set([
  ...['.well-known', 'admin', 'api', 'cms-api', '_next', '_astro'],
  ...['forms', 'preview', 'previews', 'healthz', 'readyz', 'metrics'],
]);

/**
 * Whether a path is one that no old address may be, in any language: who leads it elsewhere can have a certificate authority believe
 * that this host is theirs, or show a sign-in of their own.
 * @param key as `toAddressKey` makes it
 */
export function isProgramPath(key: string): boolean {
  const [, first = '', second = ''] = key.split('/');
  return (
    OF_PROGRAMS.has(first) || (/^[a-z]{2,3}(?:-[a-z0-9]+)?$/.test(first) && OF_PROGRAMS.has(second))
  );
}

/** Where an old address may lead: a path of this site, with what stands behind it, or another site. */
export const addressTargetSchema = z
  .string()
  .max(MAX_ADDRESS_TARGET)
  .refine(
    (target) =>
      /^\/(?![/\\])[^\s\\\p{Cc}]*$/u.test(target) ||
      (/^https:\/\/[^\s\\\p{Cc}]+$/u.test(target) && isPlainAddress(target)),
  );

// What stands before an @ in an address makes another host look like a known one.
function isPlainAddress(target: string): boolean {
  const url = URL.parse(target);
  return url !== null && url.username === '' && url.password === '';
}

/** An address that was left, and where it leads now. */
export const oldAddressSchema = z.object({
  from: z
    .string()
    .min(2)
    .max(MAX_ADDRESS_PATH)
    .refine((from) => from.startsWith('/') && from === toAddressKey(from))
    .describe('Path, decoded, in small letters and without a slash at the end'),
  to: addressTargetSchema.describe('Path of this site, or an https address; never an old address'),
});

/** Every old address. */
export const addressesSchema = z.object({
  all: z.array(oldAddressSchema).max(MAX_ANSWERED_ADDRESSES),
});

export type OldAddress = z.infer<typeof oldAddressSchema>;
export type Addresses = z.infer<typeof addressesSchema>;
