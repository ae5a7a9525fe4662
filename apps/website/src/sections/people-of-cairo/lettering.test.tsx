import { readFileSync } from 'node:fs';
import { peopleOfCairoPageSchema } from '@agency/content/schemas/people-of-cairo';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { PeopleOfCairoHero } from './PeopleOfCairoHero/PeopleOfCairoHero.tsx';
import { WhyWeExist } from './WhyWeExist/WhyWeExist.tsx';

const read = (language: string) =>
  peopleOfCairoPageSchema.parse(
    parse(
      readFileSync(
        new URL(
          `../../../../../packages/content/pages/people-of-cairo/${language}.yaml`,
          import.meta.url,
        ),
        'utf8',
      ),
    ),
  );
const draw = (alt: string) => ({ src: '/drawing.svg', width: 4, height: 1, alt });

function render(language: string) {
  const { heading, strip, panorama, why } = read(language);
  return renderToStaticMarkup(
    <>
      <PeopleOfCairoHero
        heading={heading}
        strip={strip}
        lettering={draw(panorama.lettering.alt)}
        panorama={{ wide: draw(''), tall: draw('') }}
      />
      <WhyWeExist copy={why} lettering={draw(why.lettering.alt)} />
    </>,
  );
}
const count = (text: string, word: string) => text.split(word).length - 1;

it('an Arabic page has the drawn words only once, in its headings', () => {
  const html = render('ar');
  expect(html).toMatch(/<h1><img[^>]* alt="ناس القاهرة"/);
  expect(html).toMatch(/<h2[^>]*>.*إحنا هنا.*<img[^>]* alt="ليه؟".*<\/h2>/);
  for (const word of ['ناس القاهرة', 'ليه؟']) expect(count(html, word)).toBe(1);
});

it('pages in other languages have the drawn words next to their headings', () => {
  const html = render('en');
  expect(html).toMatch(/People of Cairo\..*<\/h1>.*dir="ltr"><img[^>]* alt="ناس القاهرة"/);
  expect(html).toMatch(/<\/h2>.*<img[^>]* alt="ليه؟"/);
});
