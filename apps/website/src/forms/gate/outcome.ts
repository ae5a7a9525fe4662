import type { KeptFile } from './kept-files.ts';
import type { FieldValues } from './parse-fields.ts';

/** How a form was answered. Nothing is `stored` before its endpoint has said so. */
export type GateOutcome = { kind: 'stored'; reference: string; submissionId: string } | Refusal;

/** Why not, in words, with everything that was typed. */
export interface Refusal {
  kind: 'refused';
  status: 400 | 403 | 405 | 413 | 415 | 422 | 429 | 503;
  message: string;
  /** Field → sentence; empty when no field is at fault. */
  fields: Record<string, string>;
  /** What was typed, as it was typed; empty when it was not read. */
  values: FieldValues;
  /** The file that was accepted and need not be chosen again; only for a page, which cannot hold it itself. */
  keptFile?: KeptFile;
  /** The id to send the form again with. */
  submissionId: string;
  /** Seconds after which trying again makes sense. */
  retryAfter?: number;
}
