import type { About } from '@agency/contracts';
import type { FormDefinition, RefusalWords, SentFile } from './form-definition.ts';
import type { KeptFile } from './kept-files.ts';
import type { FormPage } from './message-context.ts';
import type { Refusal } from './outcome.ts';
import type { FieldValues } from './parse-fields.ts';
import type { Suspicion } from './spam/spam-filter.ts';
import type { UploadSlot } from './upload-slots.ts';

/** A form as it arrives. */
export interface ArrivingForm {
  form: FormDefinition;
  request: Request;
  clientAddress: string;
  /** The sentences to answer in. */
  words: RefusalWords;
  /** What its page says of itself. */
  page: FormPage;
}

/** A form whose head says that it may be read. */
export interface CheckedForm extends ArrivingForm {
  contentType: string;
  /** Whom limits count: an address, or the network of one. */
  client: string;
  /** The client and the form, for limits that count each form by itself. */
  sender: string;
}

/** A form whose body may be read. */
export interface AdmittedForm extends CheckedForm {
  /** Longest body, in bytes. */
  maxBytes: number;
  /** Held while it is read, checked and handed over; a form without a file needs none. */
  slot?: UploadSlot;
}

/** A form that was read. */
export interface ReadForm extends AdmittedForm {
  /** What was typed into its own fields. */
  values: FieldValues;
  givenId: string | undefined;
  honeypot: string | undefined;
  /** Milliseconds, as the form's script says. */
  fillTime: string | undefined;
  /** Host that led to the page, as the form's script says. */
  referrer: string | undefined;
  /** Whether it stands on a preview. */
  isPreview: boolean;
  /** Whether fields came that the form does not have. */
  hasUnknownFields: boolean;
  file: SentFile | undefined;
  /** The file, when it came with an earlier try. */
  earlierFile: KeptFile | undefined;
}

/** A form that can be told from others. */
export interface IdentifiedForm extends ReadForm {
  submissionId: string;
  /** The id it had or has if it is pressed twice around the end of an hour, where the id is made from what it says and the hour. */
  otherId: string | undefined;
  /** What makes two forms the same one: every value, and the hash of the file. */
  identity: FieldValues;
  /** What a refusal gives back. */
  kept: Partial<Refusal>;
}

/** A form whose fields were parsed. */
export interface ParsedForm extends IdentifiedForm {
  /** As the contract wants it; nothing when a field is at fault. */
  data: Record<string, unknown> | undefined;
  /** Field → sentence. */
  problems: Record<string, string>;
}

/** A form whose file was looked into. */
export interface InspectedForm extends ParsedForm {
  fileProblem: string | undefined;
}

/** A form that may be handed over. */
export interface GoodForm extends IdentifiedForm {
  message: Record<string, unknown>;
}

/** A form that is handed over once, however often it is sent. */
export interface UniqueForm extends GoodForm {
  /** Equal exactly for the same form sent again. */
  fingerprint: string;
  /** Whether the same form is being handed over already, or was. It counts once. */
  isRepeat: boolean;
}

/** A form of which is known how much it looks like spam, and where it comes from. */
export interface JudgedForm extends UniqueForm {
  suspicion: Suspicion;
  /** Sent along to our own dashboard. */
  about: About;
}
