import { afterAll, beforeAll, expect, it } from 'vitest';
import { type EditedDashboard, openEditedDashboard } from '../testing/editors.ts';

let dashboard: EditedDashboard;
beforeAll(async () => {
  dashboard = await openEditedDashboard();
});
afterAll(() => dashboard.close());

async function publish(collection: 'blogs' | 'case-studies', data: object, language = 'en') {
  const { payload, rest, cookies } = dashboard;
  // Who may make one is not what this is about.
  const options = { collection, data: data as never, draft: true, overrideAccess: true } as const;
  const { id } = await payload.create(options);
  const response = await rest.callRest(`/${collection}/${id}?depth=0`, {
    method: 'PATCH',
    body: { _status: 'published' },
    cookie: `${cookies.nour}; dashboard-lng=${language}`,
  });
  const { errors } = await response.json();
  return { status: response.status, ...errors[0] };
}

const blocks = [
  { blockType: 'text', heading: 'Whole', text: 'Whole' },
  { blockType: 'results', cards: [{ topText: '1', bottomText: '' }] },
];

it.each([
  [
    'en',
    'The following fields are invalid: Facts > Sector, Facts > Country, Facts > Categories, Facts > Services, Facts > Summary, Pictures > Tile, Page > Opening > Text, Page > The rest of the page > Block 2 (Results) > Heading, Page > The rest of the page > Block 2 (Results) > Cards 1 > What it counts, Search > Description',
  ],
  ['ar', /^[^A-Za-z]+$/],
])(
  'a case study that is not whole says which fields, as its form has them (%s)',
  async (language, message) => {
    const refused = await publish('case-studies', { client: 'Amber', blocks }, language);
    expect(refused.status).toBe(400);
    if (typeof message === 'string') expect(refused.message).toBe(message);
    else expect(refused.message).toMatch(message);
    expect(refused.data.errors.map(({ path }: { path: string }) => path)).toEqual([
      ...['sector', 'country', 'categories', 'services', 'summary', 'tile', 'introText'],
      ...['blocks.1.heading', 'blocks.1.cards.0.bottomText', 'description'],
    ]);
  },
);

it('a post has main fields before the sidebar', async () => {
  const { data } = await publish('blogs', { title: 'x', slug: 'Not An Address' });
  expect(data.errors.map(({ path }: { path: string }) => path)).toEqual([
    'description',
    'content',
    'slug',
  ]);
});

it('a sign-in without an e-mail address is rejected, with the name of the field', async () => {
  const { rest } = dashboard;
  const response = await rest.callRest('/users/login', { method: 'POST', body: { a: [{}] } });
  expect(response.status).toBe(400);
  expect((await response.json()).errors[0].message).toMatch(/email/i);
});
