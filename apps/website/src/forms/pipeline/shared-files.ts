import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto';
import { toKeptFilePath } from '@agency/contracts';
import { readBoundedBody } from '@agency/server/bounded-body';
import type { SentFile } from './form-definition.ts';

/**
 * Files that other processes of the website find, too: the dashboard keeps them, sealed with the token that stands in
 * the form's page alone. No method throws: a dashboard that is away keeps nothing and has nothing.
 */
export interface SharedFiles {
  put(token: string, file: SentFile): Promise<void>;
  get(token: string): Promise<SentFile | undefined>;
  remove(token: string): Promise<void>;
}

/** How long a visitor waits for the dashboard, in milliseconds. */
const TIMEOUT = 2000;
const MAX_BYTES = 8 * 1024 * 1024;
const ALGORITHM = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
const LENGTH_BYTES = 4;

/** @param secret that website and dashboard share */
export function createSharedFiles({
  dashboardUrl,
  secret,
}: {
  dashboardUrl: string;
  secret: string;
}): SharedFiles {
  async function ask(method: string, token: string, body?: Uint8Array<ArrayBuffer>) {
    try {
      const answer = await fetch(dashboardUrl + toKeptFilePath(toId(token)), {
        method,
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT),
        headers: { Authorization: `Bearer ${secret}` },
        ...(body && { body }),
      });
      return answer.status === 200 ? await readBoundedBody(answer.body, MAX_BYTES) : undefined;
    } catch {
      return undefined;
    }
  }
  return {
    put: async (token, file) => void (await ask('PUT', token, seal(token, file))),
    async get(token) {
      const sealed = await ask('GET', token);
      return sealed && unseal(token, sealed);
    },
    remove: async (token) => void (await ask('DELETE', token)),
  };
}

// Neither of the two tells anything about the token or the other.
const toId = (token: string) =>
  createHash('sha256').update(`kept file ${token}`).digest('hex').slice(0, 32);
const toKey = (token: string) =>
  new Uint8Array(hkdfSync('sha256', token, '', 'seal of a kept file', 32));

function seal(token: string, { name, type, bytes }: SentFile): Uint8Array<ArrayBuffer> {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(ALGORITHM, toKey(token), iv);
  const head = Buffer.from(JSON.stringify({ name, type }));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.length);
  const text = [length, head, bytes].map((part) => cipher.update(part));
  cipher.final();
  return Buffer.concat([iv, cipher.getAuthTag(), ...text]);
}

function unseal(token: string, sealed: Buffer): SentFile | undefined {
  try {
    const iv = sealed.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(ALGORITHM, toKey(token), iv, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    const text = decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES));
    decipher.final();
    const start = LENGTH_BYTES + text.readUInt32BE(0);
    const { name, type } = JSON.parse(text.subarray(LENGTH_BYTES, start).toString('utf8'));
    return { name: String(name), type: String(type), bytes: text.subarray(start) };
  } catch {
    return undefined;
  }
}
