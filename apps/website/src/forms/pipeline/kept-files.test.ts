import { KEPT_FILE_FIELD } from '@agency/contracts';
import { toDocx } from '@agency/resumes/testing/documents';
import { describe, expect, it } from 'vitest';
import {
  fake,
  getStored,
  openPipeline,
  own,
  pdf,
  send,
  sendRefused,
  toFile,
  typed,
} from './testing/careers-pipeline.ts';

describe('a file that was accepted', () => {
  const accept = 'text/html';

  it('need not be chosen again on a page', async () => {
    const first = await sendRefused({ fields: { position: '' }, accept });
    expect(first.keptFile).toMatchObject({ name: 'omar-farid.pdf' });
    const keptFile = first.keptFile?.token ?? '';
    expect(keptFile).toMatch(/^[\w-]{32}$/);
    // Wrong again, and the same file is still there.
    const again = await sendRefused({
      fields: { position: '', [KEPT_FILE_FIELD]: keptFile },
      file: null,
      accept,
    });
    expect(again.keptFile).toEqual(first.keptFile);
    expect((await send({ fields: { [KEPT_FILE_FIELD]: keptFile }, file: null, accept })).kind).toBe(
      'stored',
    );
    expect((await getStored()).fields).toMatchObject({ resume: pdf.toString('base64') });
    // It was handed over: nobody can send it once more.
    const late = await sendRefused({
      fields: { [KEPT_FILE_FIELD]: keptFile, message: 'x' },
      file: null,
    });
    expect(late.fields).toEqual({ resume: 'Please upload your resume.' });
  });

  it('gives way to a new one', async () => {
    const first = await sendRefused({ fields: { position: '' }, accept });
    const keptFile = first.keptFile?.token ?? '';
    const file = toFile(toDocx(), 'new.docx');
    expect((await send({ fields: { [KEPT_FILE_FIELD]: keptFile }, file, accept })).kind).toBe(
      'stored',
    );
    expect((await getStored()).fields).toMatchObject({ resumeName: 'new.docx' });
  });

  it('is kept when the message could not be stored', async () => {
    fake.fault = 'server-error';
    const refusal = await sendRefused({ accept });
    expect(refusal).toMatchObject({ status: 503, message: own.failed, values: typed });
    fake.fault = undefined;
    const keptFile = refusal.keptFile?.token ?? '';
    expect((await send({ fields: { [KEPT_FILE_FIELD]: keptFile }, file: null, accept })).kind).toBe(
      'stored',
    );
  });

  it('is not kept for a script, which still has it, nor when it is refused itself', async () => {
    expect(await sendRefused({ fields: { position: '' } })).not.toHaveProperty('keptFile');
    const wrong = { fields: { position: '' }, file: toFile(toDocx()), accept };
    expect(await sendRefused(wrong)).not.toHaveProperty('keptFile');
  });

  it('is not found under a guessed token', async () => {
    const refusal = await sendRefused({
      fields: { [KEPT_FILE_FIELD]: 'x'.repeat(32) },
      file: null,
    });
    expect(refusal.fields).toEqual({ resume: 'Please upload your resume.' });
  });

  it('is not known to another process, which asks for it and keeps what was typed', async () => {
    const first = await sendRefused({ fields: { position: '' }, accept });
    openPipeline();
    const fields = { [KEPT_FILE_FIELD]: first.keptFile?.token ?? '' };
    const refusal = await sendRefused({ fields, file: null, accept });
    expect(refusal.fields).toEqual({ resume: 'Please upload your resume.' });
    expect(refusal.values).toEqual(typed);
    expect(refusal).not.toHaveProperty('keptFile');
  });

  it('is sent nowhere', async () => {
    await sendRefused({ fields: { position: '' }, accept });
    expect(fake.calls).toEqual([]);
  });
});
