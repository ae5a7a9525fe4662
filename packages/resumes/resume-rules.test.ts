import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPlainProblem,
  parseResumeKind,
  type ResumeKind,
  resumeLimits,
  toResumeName,
} from './resume-rules.ts';

describe('a name', () => {
  it.each([
    ['omar-farid.pdf', 'omar-farid.pdf'],
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\Users\\omar\\cv.docx', 'cv.docx'],
    ['CON.pdf', 'CON.pdf'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['cv\r\nSet-Cookie: a=b.pdf', 'cvSet-Cookie: a=b.pdf'],
    ['  cv \t  2026.pdf ', 'cv 2026.pdf'],
    ['cv\0.pdf', 'cv.pdf'],
    ['cafe\u0301.pdf', 'caf\u00e9.pdf'],
    ['سيرة ذاتية.pdf', 'سيرة ذاتية.pdf'],
    ['می\u200Cخواهم.pdf', 'می\u200Cخواهم.pdf'],
    ['"; filename="x.pdf', '"; filename="x.pdf'],
    ['a.exe. .', 'a.exe'],
    ['/', ''],
    ['', ''],
  ])('%j becomes %j', (name, kept) => {
    expect(toResumeName(name)).toBe(kept);
  });

  it.each<[string, ResumeKind, string]>([
    ['resume', 'pdf', 'resume.pdf'],
    ['سيرة ذاتية', 'docx', 'سيرة ذاتية.docx'],
    ['document:1000', 'pdf', 'document:1000.pdf'],
    ['resume 2.0', 'doc', 'resume 2.0.doc'],
    ['cv.pdf.', 'pdf', 'cv.pdf'],
    ['cv.pdf?download=1', 'pdf', 'cv.pdf?download=1.pdf'],
    ['', 'pdf', 'resume.pdf'],
    ['...', 'pdf', 'resume.pdf'],
    ['cv.PDF', 'pdf', 'cv.PDF'],
  ])('%j of a %s becomes %j', (name, kind, kept) => {
    expect(toResumeName(name, kind)).toBe(kept);
    expect(toResumeName(kept, kind)).toBe(kept);
    expect(parseResumeKind(kept)).toBe(kind);
  });

  it('that is too long keeps its extension', () => {
    for (const name of [
      toResumeName(`${'x'.repeat(300)}.docx`),
      toResumeName('x'.repeat(300), 'docx'),
    ]) {
      expect(name).toHaveLength(resumeLimits.nameLength);
      expect(parseResumeKind(name)).toBe('docx');
    }
  });

  it('is never a path, never too long, and does not change the second time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const kept = toResumeName(name);
        expect(kept).not.toMatch(/[\\/\p{Cc}\u202A-\u202E]/u);
        expect(kept.length).toBeLessThanOrEqual(resumeLimits.nameLength);
        expect(toResumeName(kept)).toBe(kept);
      }),
    );
  });
});

describe('before a form is sent', () => {
  it.each([
    ['cv.pdf', 1, undefined],
    ['cv.pdf', resumeLimits.bytes, undefined],
    ['cv.pdf', resumeLimits.bytes + 1, 'tooLarge'],
    ['cv.pdf', 0, 'empty'],
    ['cv.odt', 1, 'type'],
    ['cv', 1, undefined],
    ['cv', 0, 'empty'],
  ])('%s of %i bytes: %s', (name, size, problem) => {
    expect(findPlainProblem(name, size)).toBe(problem);
  });
});
