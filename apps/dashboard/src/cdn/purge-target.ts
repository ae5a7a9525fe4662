/** Who is told that content changed. */
export type PurgeTarget =
  | { kind: 'fastly'; service: string }
  | { kind: 'cloudflare'; zone: string }
  /** A cache of our own, such as Varnish, that takes the method PURGE. */
  | { kind: 'own'; address: string };

/** Reads `CDN_PURGE`; nothing when it names no place. */
export function parsePurgeTarget(value: string): PurgeTarget | undefined {
  const [, cdn, id = ''] = /^(fastly|cloudflare):([\w-]+)$/.exec(value) ?? [];
  if (cdn === 'fastly') return { kind: cdn, service: id };
  if (cdn === 'cloudflare') return { kind: cdn, zone: id };
  const url = URL.parse(value);
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.hash;
  return isPlain ? { kind: 'own', address: value } : undefined;
}
