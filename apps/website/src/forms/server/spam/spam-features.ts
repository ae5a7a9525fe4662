import type { SentForm } from '../submission.ts';

/** What a message is scored by. */
export interface SpamFeatures {
  /** Rate-limit key of the visitor. */
  client: string;
  message: Record<string, unknown>;
  /** Whether the field that is hidden from people was filled in. */
  honeypotFilled: boolean;
  /** Whether the body has fields that the form does not define. */
  hasUnknownFields: boolean;
  /** Milliseconds the visitor took to fill it in; missing without script. */
  fillTime: number | undefined;
}

/** Selects what a message is scored by. */
export function toSpamFeatures(
  message: Record<string, unknown>,
  { honeypot, hasUnknownFields, fillTime }: SentForm,
  client: string,
): SpamFeatures {
  return {
    ...{ client, message, hasUnknownFields },
    honeypotFilled: Boolean(honeypot),
    fillTime: fillTime && /^\d{1,12}$/.test(fillTime) ? Number(fillTime) : undefined,
  };
}
