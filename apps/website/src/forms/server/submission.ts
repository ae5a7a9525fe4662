import type { FormCopy, FormDefinition, SentFile } from './form-definition.ts';
import type { FieldValues } from './parse-fields.ts';
import type { RetainedUpload } from './retained-uploads.ts';

/** The page a form was rendered on. */
export interface FormPage {
  /** Language, BCP 47. */
  language: string;
  /** Version of the privacy notice: the day it last changed. */
  notice: string;
}

/** A form that a visitor has sent, before its body is read. */
export interface Submission {
  form: FormDefinition;
  request: Request;
  /** IP address of the visitor. */
  clientAddress: string;
  copy: FormCopy;
  page: FormPage;
}

/** The body of a submission. */
export interface SentForm {
  /** The form's own fields, as they were typed. */
  values: FieldValues;
  /** The submission id that the page or its script gave it. */
  givenId: string | undefined;
  honeypot: string | undefined;
  /** Milliseconds from the first input to the submission, as the form's script counts them. */
  fillTime: string | undefined;
  /** Host of the site that linked to the page, as the form's script reads it. */
  referrer: string | undefined;
  isPreview: boolean;
  /** Whether it has fields that the form does not define. */
  hasUnknownFields: boolean;
  /** The file that came with it, or with an earlier attempt. */
  file: SentFile | undefined;
  /** The same file, when it came with an earlier attempt. */
  retainedUpload: RetainedUpload | undefined;
}
