import { setTimeout as sleep } from 'node:timers/promises';
import {
  FILL_TIME_FIELD,
  type FormName,
  formReplySchema,
  HONEYPOT_FIELD,
  REFERRER_FIELD,
  SUBMISSION_ID_FIELD,
} from '@agency/contracts';
import careers from '@agency/contracts/fixtures/careers.json' with { type: 'json' };
import contact from '@agency/contracts/fixtures/contact.json' with { type: 'json' };
import enquiry from '@agency/contracts/fixtures/enquiry.json' with { type: 'json' };
import { toPdf } from '@agency/resumes/testing/documents';

/** A form that a visitor has filled in. */
export interface FilledForm {
  form: FormName;
  /** IP address of the visitor, behind a proxy that the website trusts. */
  client: string;
  fields: Record<string, string>;
  /** The resume of an application. */
  resume?: Buffer;
}

const pages: Record<FormName, string> = {
  contact: '/contact-us',
  enquiry: '/web-services',
  careers: '/careers',
};

/**
 * The form of a visitor: out of ten, one applies, three enquire, six write. Each has an IP address, e-mail and text
 * of its own, so that none is rate-limited or scored as spam.
 */
export function toFilledForm(visitor: number): FilledForm {
  const own = {
    [SUBMISSION_ID_FIELD]: crypto.randomUUID(),
    [HONEYPOT_FIELD]: '',
    [FILL_TIME_FIELD]: '14000',
    [REFERRER_FIELD]: '',
    email: `visitor-${visitor}@example.com`,
  };
  const client = `198.51.${(visitor >> 8) & 255}.${visitor & 255}`;
  if (visitor % 10 === 0) {
    const { resume: _resume, resumeName: _name, resumeType: _type, ...fields } = careers;
    const message = `I draw letters, and this is application ${visitor}.`;
    const resume = toPdf({ text: `Visitor ${visitor}` });
    return { form: 'careers', client, fields: { ...fields, ...own, message }, resume };
  }
  if (visitor % 10 < 4) return { form: 'enquiry', client, fields: { ...enquiry, ...own } };
  const message = `We sell lamps in Giza and would like to hear from you, says visitor ${visitor}.`;
  return { form: 'contact', client, fields: { ...contact, ...own, message } };
}

/** The result of sending a form. */
export interface SentForm extends FilledForm {
  /** Time of the first submission, milliseconds since 1970. */
  sentAt: number;
  /** Time until the last response, milliseconds. */
  ms: number;
  /** Number of submissions. */
  attempts: number;
  /** The reference of the stored message; undefined if the website never confirmed it. */
  reference?: string | undefined;
}

/**
 * Sends a form as its own script does, from its page.
 * @returns the reference, if the website confirms that the message is stored
 */
export async function sendForm(
  website: string,
  { form, client, fields, resume }: FilledForm,
): Promise<string | undefined> {
  try {
    const response = await fetch(`${website}/forms/${form}`, {
      method: 'POST',
      headers: {
        Accept: 'application/json',
        ...(!resume && { 'Content-Type': 'application/json' }),
        Origin: website,
        Referer: website + pages[form],
        'X-Forwarded-For': client,
      },
      body: resume ? toFormData(fields, resume) : JSON.stringify(fields),
      signal: AbortSignal.timeout(30_000),
    });
    const reply = formReplySchema.parse(await response.json());
    return reply.ok ? reply.reference : undefined;
  } catch {
    return undefined;
  }
}

function toFormData(fields: Record<string, string>, resume: Buffer): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  const type = 'application/pdf';
  data.set('resume', new File([new Uint8Array(resume)], 'resume.pdf', { type }));
  return data;
}

/**
 * Submits a form again until the website confirms that the message is stored, for three minutes.
 * @param getWebsite its current URL
 */
export async function sendUntilStored(
  getWebsite: () => string,
  filled: FilledForm,
): Promise<SentForm> {
  const sentAt = Date.now();
  for (let attempts = 1; ; attempts += 1) {
    const pressed = performance.now();
    const reference = await sendForm(getWebsite(), filled);
    const ms = performance.now() - pressed;
    if (reference || Date.now() - sentAt > 180_000) {
      return { ...filled, sentAt, ms, attempts, reference };
    }
    await sleep(200 + Math.random() * 600);
  }
}
