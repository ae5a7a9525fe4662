import { defaultLanguage } from '@agency/content/languages';
import type { Translations } from '../language/get-translations.ts';
import type { FieldValues } from './field-values.ts';

/** A stored document, as far as the form needs it. */
export type StoredDocument = FieldValues & { updatedAt: string };

/** What became of a save. */
export type SaveResult =
  | { kind: 'stored'; doc: StoredDocument }
  /** Another user stored a newer version. */
  | { kind: 'stale'; by: string; at: string }
  | {
      kind: 'failed';
      problem: string;
      /** Validation errors by field. */
      errors?: FieldError[];
      /** Another user holds the lock. */
      isLocked?: boolean;
    };

/** What is wrong with a field. */
export interface FieldError {
  /** Its name, or its place in the document. */
  path: string;
  message: string;
}

/** Messages of failed saves. */
export type SaveMessages = Translations<'editing'>['texts']['problems'];

interface SaveOptions {
  /** `updatedAt` of the version that was edited. */
  baseVersion: string;
  /** Language of localized fields. */
  locale?: string;
  /** Whether the page may be closed before the response. */
  isLeaving?: boolean;
  /** Whether this save stays among the versions whatever follows. */
  keepsVersion?: boolean;
}

/** Most that a browser sends for a page that is gone, in bytes. */
const MAX_KEEPALIVE = 60_000;

/** Timeout of a request, in milliseconds. */
const TIMEOUT = 20_000;

/** Stores values as a draft. Never throws. @param url of the document, `/cms-api/blogs/5` */
export async function saveDraft(
  url: string,
  values: FieldValues,
  {
    baseVersion,
    locale = defaultLanguage.tag,
    isLeaving = false,
    keepsVersion = false,
  }: SaveOptions,
  labels: SaveMessages,
): Promise<SaveResult> {
  const body = JSON.stringify({ ...values, _status: 'draft', updatedAt: baseVersion });
  const keepalive = isLeaving && new Blob([body]).size < MAX_KEEPALIVE;
  const query = `draft=true&depth=0&fallback-locale=null&locale=${locale}${keepsVersion ? '' : '&autosave=true'}`;
  try {
    const response = await fetch(`${url}?${query}`, {
      method: 'PATCH',
      headers: { 'Content-Type': 'application/json' },
      body,
      keepalive,
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const json = await response.json().catch(() => ({}));
    if (response.ok && json.doc) return { kind: 'stored', doc: json.doc };
    if (response.status === 409 && json.errors?.[0]?.data) {
      return { kind: 'stale', ...json.errors[0].data };
    }
    return {
      kind: 'failed',
      problem: toMessage(response.status, json.errors?.[0], labels),
      errors: json.errors?.[0]?.data?.errors ?? [],
      isLocked: response.status === 423,
    };
  } catch {
    return { kind: 'failed', problem: labels.unreachable };
  }
}

/** The newest version of a document; nothing when it cannot be had now. */
export async function fetchNewest(
  url: string,
  locale = defaultLanguage.tag,
): Promise<StoredDocument | undefined> {
  try {
    const response = await fetch(`${url}?draft=true&depth=0&fallback-locale=null&locale=${locale}`);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

interface ErrorBody {
  message?: string;
  data?: { errors?: { label?: string; message?: string }[] };
}

function toMessage(status: number, error: ErrorBody | undefined, labels: SaveMessages): string {
  if (status === 401 || status === 403) {
    return labels.signedOut;
  }
  if (status === 404) return labels.deleted;
  if (status === 413) return labels.tooLarge;
  if (status >= 500) return labels.unreachable;
  const details = error?.data?.errors?.flatMap(({ label, message = '' }) =>
    message ? [label ? `${label}: ${message}` : message] : [],
  );
  return details?.length ? details.join(' ') : (error?.message ?? labels.refused);
}
