/** Cache to purge. */
export type PurgeTarget =
  | { kind: 'fastly'; service: string }
  | { kind: 'cloudflare'; zone: string }
  /** An own cache, such as Varnish, that accepts PURGE. */
  | { kind: 'own'; address: string };

/** Parses `CDN_PURGE`; nothing if it is invalid. */
export function parsePurgeTarget(value: string): PurgeTarget | undefined {
  const [, cdn, id = ''] = /^(fastly|cloudflare):([\w-]+)$/.exec(value) ?? [];
  if (cdn === 'fastly') return { kind: cdn, service: id };
  if (cdn === 'cloudflare') return { kind: cdn, zone: id };
  const url = URL.parse(value);
  const isPlain = url && /^https?:$/.test(url.protocol) && !url.username && !url.hash;
  return isPlain ? { kind: 'own', address: value } : undefined;
}
