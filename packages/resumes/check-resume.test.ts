import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkResume } from './check-resume.ts';
import { resumeKinds } from './resume-rules.ts';
import { refusedResumes, soundResumes } from './testing/corpus.ts';
import { toDoc, toDocx, toPdf } from './testing/documents.ts';

describe('is taken:', () => {
  it.each(soundResumes)('%s', async (_what, name, bytes, notes = []) => {
    const kind = resumeKinds.find((one) => name.toLowerCase().endsWith(`.${one}`));
    expect(await checkResume(name, bytes)).toEqual({ ok: true, kind, notes });
  });
});

describe('is refused:', () => {
  it.each(refusedResumes)('%s (%s)', async (_what, name, bytes, problem) => {
    expect(await checkResume(name, bytes)).toEqual({ ok: false, problem });
  });
});

describe('whatever comes', () => {
  const sound = { pdf: toPdf(), doc: toDoc(), docx: toDocx() };
  const kinds = fc.constantFrom(...resumeKinds);

  it('it answers, and quickly', async () => {
    const bytes = fc.uint8Array({ maxLength: 2000 });
    const named = fc.tuple(kinds, fc.oneof(bytes, fc.tuple(kinds, bytes)));
    await fc.assert(
      fc.asyncProperty(named, async ([kind, content]) => {
        const file = Array.isArray(content)
          ? Buffer.concat([sound[content[0]].subarray(0, 700), content[1]])
          : content;
        const check = await checkResume(`a.${kind}`, file);
        expect(typeof check.ok).toBe('boolean');
      }),
      { numRuns: 500 },
    );
  });

  it('a sound file with a byte changed or an end missing never fails the check itself', async () => {
    const change = fc.tuple(kinds, fc.nat(), fc.nat(255), fc.boolean());
    await fc.assert(
      fc.asyncProperty(change, async ([kind, place, value, cut]) => {
        const bytes = Buffer.from(sound[kind]);
        const at = place % bytes.length;
        bytes[at] = value;
        const check = await checkResume(`a.${kind}`, cut ? bytes.subarray(0, at) : bytes);
        if (!check.ok) expect(check.problem).not.toBe('type');
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    ['pdf', '%PDF-1.7\n', '/OpenAction<<'],
    ['pdf', '%PDF-1.7\n', '1 0 obj<</Type/ObjStm/FlateDecode>>stream\n'],
    ['pdf', '%PDF-1.7\n', '/Encrypt 1 '],
  ])('a %s of %s%s over and over takes no time', async (kind, start, part) => {
    const body = start + part.repeat(Math.floor(5_000_000 / part.length));
    const begun = performance.now();
    await checkResume(`a.${kind}`, Buffer.from(`${body}%%EOF`));
    expect(performance.now() - begun).toBeLessThan(2000);
  });

  it.each(['<a', '<a b="', '<a b=', 'a ', '<a '.repeat(3), '"'])(
    'relations of %s over and over take no time',
    async (part) => {
      // Made of varying text, or the ratio would refuse it sooner.
      const text = Array.from({ length: 200_000 }, (_, index) => part + (index % 97)).join('');
      const content = `<Relationships><Relationship ${text}`;
      const file = toDocx([{ name: 'word/_rels/document.xml.rels', content, stored: true }]);
      const begun = performance.now();
      await checkResume('a.docx', file);
      expect(performance.now() - begun).toBeLessThan(2000);
    },
  );
});
