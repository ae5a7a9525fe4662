import { HtmlValidate } from 'html-validate';
import { expect, test, website } from '../test.ts';
import { chooseAcrossLanguages, getPaths, readStandIns, unlisted } from './sitemap.ts';

/** What the HTML standard demands of a document; matters of taste and of other tests are left out. */
const checker = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // The standard allows `<br />`, and the framework writes it.
    'void-style': 'off',
    // White space at the end of a line and quotes around an attribute are the framework's business.
    'no-trailing-whitespace': 'off',
    'attr-quotes': 'off',
    'no-raw-characters': 'off',
    'doctype-style': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'no-implicit-button-type': 'off',
  },
});

async function check(what: string, html: string): Promise<string[]> {
  const report = await checker.validateString(html);
  const found = report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${what}: ${ruleId}: ${message} (${selector})`),
  );
  // The checker forgives what stands behind the end.
  return html.trimEnd().endsWith('</html>') ? found : [...found, `${what}: goes on behind its end`];
}

test('every page is valid HTML, refused forms, errors and offline too', async () => {
  const faults: string[] = [];
  const pages = await chooseAcrossLanguages([...(await getPaths()), ...unlisted]);
  for (const path of pages)
    faults.push(...(await check(path, await (await fetch(website + path)).text())));
  for (const { path, html } of readStandIns()) faults.push(...(await check(path, html)));
  for (const form of ['contact', 'enquiry', 'careers']) {
    const path = `/forms/${form}`;
    const answer = await fetch(website + path, {
      method: 'POST',
      headers: { Origin: website, 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'email=nobody',
    });
    faults.push(...(await check(`refused ${path}`, await answer.text())));
  }
  expect(faults).toEqual([]);
});

test('the checker finds what browsers forgive', async () => {
  const wrong = (body: string) =>
    checker.validateString(
      `<!doctype html><html lang="en"><head><title>A page</title></head><body>${body}</body></html>`,
    );
  for (const body of [
    '<span><h2>A heading in a phrase</h2></span>',
    '<div><style>p{margin:0}</style></div>',
    '<p id="one">One</p><p id="one">Two</p>',
  ])
    expect((await wrong(body)).valid, body).toBe(false);
});
