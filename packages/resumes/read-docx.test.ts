import { expect, it } from 'vitest';
import { drawResume } from './check-resume.ts';
import { toDocx } from './testing/documents.ts';
import { fixtures } from './testing/fixtures.ts';

const toDocument = (body: string, head = '') =>
  toDocx([
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0"?>${head}<w:document xmlns:w="w" xmlns:mc="mc"><w:body>${body}</w:body></w:document>`,
    },
  ]);
const toParagraph = (runs: string) => `<w:p>${runs}</w:p>`;
const toRun = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;

async function readText(bytes: Buffer): Promise<string | undefined> {
  const drawn = await drawResume(bytes);
  if (!drawn.ok) throw new Error(drawn.problem);
  for (const { picture } of drawn.pages) expect(picture).toBeUndefined();
  return drawn.pages[0]?.text;
}

it('reads paragraphs, tabs and line breaks in both scripts', async () => {
  const body = [
    toParagraph(toRun('Omar ') + toRun('Farid &amp; Co.')),
    toParagraph(`<w:r><w:t>Cairo</w:t><w:tab/><w:t>2024</w:t><w:br/><w:t>Now</w:t></w:r>`),
    toParagraph(toRun('عمر فريد')),
  ];
  const text = 'Omar Farid & Co.\nCairo\t2024\nNow\nعمر فريد';
  expect(await readText(toDocument(body.join('')))).toBe(text);
});

it('reads a text box once, and neither deleted text nor fields', async () => {
  const box = (name: string) => `<mc:${name}>${toParagraph(toRun('In a box'))}</mc:${name}>`;
  const body = toParagraph(
    `<w:r><mc:AlternateContent>${box('Choice')}${box('Fallback')}</mc:AlternateContent></w:r>` +
      '<w:del><w:r><w:delText>gone</w:delText></w:r></w:del>' +
      '<w:r><w:instrText>PAGE</w:instrText></w:r>',
  );
  expect(await readText(toDocument(body))).toBe('In a box');
});

it.each(fixtures.filter(({ place, name }) => place === 'accepted' && name.endsWith('.docx')))(
  'reads $name',
  async ({ bytes }) => {
    expect((await readText(bytes))?.length).toBeGreaterThan(0);
  },
);

it.each([
  ['has an entity', toDocument(toParagraph(toRun('&x;')), '<!DOCTYPE w [<!ENTITY x "y">]>')],
  ['is not well-formed', toDocument('<w:p>')],
  ['has no document', toDocx([{ name: '_rels/.rels', content: '<Relationships/>' }])],
])('has no pages if it %s', async (_what, bytes) => {
  expect(await drawResume(bytes)).toEqual({ ok: true, total: 0, pages: [] });
});

it('reads the beginning of a long text, however deep it is', async () => {
  const words = Array.from({ length: 30_000 }, (_, index) => toParagraph(toRun(`word ${index}`)));
  const long = await readText(toDocument(words.join('')));
  expect(long?.length).toBeLessThanOrEqual(100_000);
  const groups = Array.from({ length: 30_000 }, (_, index) => `<w:p w:id="${index}">`);
  const ends = '</w:p>'.repeat(groups.length);
  expect(await readText(toDocument(groups.join('') + toRun('deep') + ends))).toBe('deep');
});
