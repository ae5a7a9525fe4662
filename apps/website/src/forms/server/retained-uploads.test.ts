import { RETAINED_UPLOAD_FIELD } from '@agency/contracts';
import { toDocx } from '@agency/resumes/testing/documents';
import { describe, expect, it } from 'vitest';
import {
  fake,
  getStored,
  own,
  pdf,
  restartWebsite,
  send,
  sendRejected,
  toFile,
  typed,
} from './testing/careers-submissions.ts';

describe('a file that was accepted', () => {
  const accept = 'text/html';

  it('need not be chosen again after a page reload', async () => {
    const first = await sendRejected({ fields: { position: '' }, accept });
    expect(first.retainedUpload).toMatchObject({ name: 'omar-farid.pdf' });
    const retainedUpload = first.retainedUpload?.token ?? '';
    expect(retainedUpload).toMatch(/^[\w-]{32}$/);
    // Invalid again, and the same file is still stored.
    const again = await sendRejected({
      fields: { position: '', [RETAINED_UPLOAD_FIELD]: retainedUpload },
      file: null,
      accept,
    });
    expect(again.retainedUpload).toEqual(first.retainedUpload);
    expect(
      (await send({ fields: { [RETAINED_UPLOAD_FIELD]: retainedUpload }, file: null, accept }))
        .kind,
    ).toBe('stored');
    expect((await getStored()).fields).toMatchObject({ resume: pdf.toString('base64') });
    // The file was delivered, so its token is no longer valid.
    const late = await sendRejected({
      fields: { [RETAINED_UPLOAD_FIELD]: retainedUpload, message: 'x' },
      file: null,
    });
    expect(late.fields).toEqual({ resume: 'Please upload your resume.' });
  });

  it('is replaced by a new one', async () => {
    const first = await sendRejected({ fields: { position: '' }, accept });
    const retainedUpload = first.retainedUpload?.token ?? '';
    const file = toFile(toDocx(), 'new.docx');
    expect(
      (await send({ fields: { [RETAINED_UPLOAD_FIELD]: retainedUpload }, file, accept })).kind,
    ).toBe('stored');
    expect((await getStored()).fields).toMatchObject({ resumeName: 'new.docx' });
    const fields = { [RETAINED_UPLOAD_FIELD]: retainedUpload, message: 'x' };
    const late = await sendRejected({ fields, file: null });
    expect(late.fields).toEqual({ resume: 'Please upload your resume.' });
  });

  it('is retained when the message could not be stored', async () => {
    fake.fault = 'server-error';
    const rejection = await sendRejected({ accept });
    expect(rejection).toMatchObject({ status: 503, message: own.failed, values: typed });
    fake.fault = undefined;
    const retainedUpload = rejection.retainedUpload?.token ?? '';
    expect(
      (await send({ fields: { [RETAINED_UPLOAD_FIELD]: retainedUpload }, file: null, accept }))
        .kind,
    ).toBe('stored');
  });

  it('is not retained for a form with script, nor if the file itself is rejected', async () => {
    expect(await sendRejected({ fields: { position: '' } })).not.toHaveProperty('retainedUpload');
    const wrong = { fields: { position: '' }, file: toFile(toDocx()), accept };
    expect(await sendRejected(wrong)).not.toHaveProperty('retainedUpload');
  });

  it('is not found under a guessed token', async () => {
    const rejection = await sendRejected({
      fields: { [RETAINED_UPLOAD_FIELD]: 'x'.repeat(32) },
      file: null,
    });
    expect(rejection.fields).toEqual({ resume: 'Please upload your resume.' });
  });

  it('is unknown to another process, which requires it again and returns the values', async () => {
    const first = await sendRejected({ fields: { position: '' }, accept });
    restartWebsite();
    const fields = { [RETAINED_UPLOAD_FIELD]: first.retainedUpload?.token ?? '' };
    const rejection = await sendRejected({ fields, file: null, accept });
    expect(rejection.fields).toEqual({ resume: 'Please upload your resume.' });
    expect(rejection.values).toEqual(typed);
    expect(rejection).not.toHaveProperty('retainedUpload');
  });

  it('is not sent anywhere', async () => {
    await sendRejected({ fields: { position: '' }, accept });
    expect(fake.calls).toEqual([]);
  });
});
