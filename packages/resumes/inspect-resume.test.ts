import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inspectResume } from './inspect-resume.ts';
import { resumeKinds } from './resume-rules.ts';
import { refusedResumes, soundResumes } from './testing/corpus.ts';
import { toDoc, toDocx, toPdf } from './testing/documents.ts';

describe('is accepted:', () => {
  it.each(soundResumes)('%s', async (_what, name, bytes, notes = []) => {
    const ending = resumeKinds.find((one) => name.toLowerCase().endsWith(`.${one}`));
    const kind = ending ?? (bytes.toString('latin1').startsWith('%PDF-') ? 'pdf' : 'docx');
    expect(await inspectResume(name, bytes)).toEqual({ ok: true, kind, notes });
  });
});

describe('is rejected:', () => {
  it.each(refusedResumes)('%s (%s)', async (_what, name, bytes, problem) => {
    expect(await inspectResume(name, bytes)).toEqual({ ok: false, problem });
  });
});

describe('any bytes', () => {
  const sound = { pdf: toPdf(), doc: toDoc(), docx: toDocx() };
  const kinds = fc.constantFrom(...resumeKinds);

  it('get a result', async () => {
    const bytes = fc.uint8Array({ maxLength: 2000 });
    const named = fc.tuple(kinds, fc.oneof(bytes, fc.tuple(kinds, bytes)));
    await fc.assert(
      fc.asyncProperty(named, async ([kind, content]) => {
        const file = Array.isArray(content)
          ? Buffer.concat([sound[content[0]].subarray(0, 700), content[1]])
          : content;
        const check = await inspectResume(`a.${kind}`, file);
        expect(typeof check.ok).toBe('boolean');
      }),
      { numRuns: 2000 },
    );
  });

  it('a valid file with a changed byte or a missing end gets a result', async () => {
    const change = fc.tuple(kinds, fc.nat(), fc.nat(255), fc.boolean());
    await fc.assert(
      fc.asyncProperty(change, async ([kind, place, value, cut]) => {
        const bytes = Buffer.from(sound[kind]);
        const at = place % bytes.length;
        bytes[at] = value;
        const check = await inspectResume(`a.${kind}`, cut ? bytes.subarray(0, at) : bytes);
        if (!check.ok) expect(check.problem).not.toBe('type');
      }),
      { numRuns: 2000 },
    );
  });
});
