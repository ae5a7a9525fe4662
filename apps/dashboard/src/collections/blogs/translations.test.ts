import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describePostsByLanguage } from '../../testing/language-suite.ts';
import {
  createTestUser,
  openTestDashboard,
  type TestDashboard,
} from '../../testing/open-test-dashboard.ts';
import { createTestPost } from '../../testing/posts.ts';
import { listTranslations } from './translations.ts';

let dashboard: TestDashboard;
let handleApi: typeof import('../../api/handle-api.ts').handleApiRequest;
let rest: typeof import('../../testing/call-rest.ts');
beforeAll(async () => {
  dashboard = await openTestDashboard();
  ({ handleApiRequest: handleApi } = await import('../../api/handle-api.ts'));
  rest = await import('../../testing/call-rest.ts');
});
afterAll(() => dashboard.close());

describePostsByLanguage(() => ({ payload: dashboard.payload, handleApi }));

describe('beside a post', () => {
  let cookie: string;
  beforeAll(async () => {
    await createTestUser(dashboard.payload, 'editor');
    cookie = (await rest.signIn('editor@example.com', 'a long enough password')) ?? '';
  });
  const read = async (id: number) => {
    const { payload } = dashboard;
    const req = await createLocalReq({}, payload);
    // Access is not tested here.
    const draft = { collection: 'blogs', id, draft: true, depth: 0, overrideAccess: true } as const;
    const listed = await listTranslations(req, await payload.findByID(draft));
    return listed.filter(({ tag }) => tag === 'ar' || tag === 'en');
  };
  const publish = (id: number) =>
    dashboard.payload.update({ collection: 'blogs', id, data: { _status: 'published' } });

  it('lists missing, unpublished and older translations', async () => {
    const { payload } = dashboard;
    const english = await createTestPost(payload, 'published');
    expect(await read(english.id)).toEqual([
      { tag: 'ar', name: 'العربية', direction: 'rtl', state: 'missing' },
    ]);
    const arabic = await createTestPost(payload);
    // As the form stores it: in a draft, of which the row knows nothing yet.
    await payload.update({
      collection: 'blogs',
      id: arabic.id,
      data: { title: 'الصوت', language: 'ar', translationGroup: english.id },
      draft: true,
    });
    expect(await read(english.id)).toMatchObject([
      { state: 'draft', post: { id: arabic.id, title: 'الصوت' } },
    ]);
    expect(await read(arabic.id)).toMatchObject([{ name: 'English', post: { id: english.id } }]);
    await publish(arabic.id);
    expect(await read(english.id)).toMatchObject([{ state: 'current' }]);
    expect(await read(arabic.id)).toMatchObject([{ state: 'older' }]);
    await publish(english.id);
    expect(await read(english.id)).toMatchObject([{ state: 'older' }]);
  });

  it('a restored version brings its language back, unless that is rejected', async () => {
    const { payload } = dashboard;
    const english = await createTestPost(payload, 'published');
    const first = await createTestPost(payload, 'published');
    const save = (id: number, data: object) =>
      payload.update({ collection: 'blogs', id, data: { ...data, _status: 'published' } });
    await save(first.id, { language: 'ar', translationGroup: english.id });
    const { docs } = await payload.findVersions({
      collection: 'blogs',
      where: { parent: { equals: first.id } },
      sort: '-updatedAt',
      limit: 1,
    });
    await save(first.id, { translationGroup: null });
    const second = await createTestPost(payload, 'published');
    await save(second.id, { language: 'ar', translationGroup: english.id });
    const path = `/blogs/versions/${docs[0]?.id}`;
    const restored = await rest.callRest(path, { method: 'POST', cookie });
    expect([restored.status, (await restored.json()).doc.language]).toEqual([200, 'ar']);
    const publish = { method: 'PATCH', cookie, body: { _status: 'published' } };
    expect((await rest.callRest(`/blogs/${first.id}`, publish)).status).toBe(400);
    const request = new Request(`http://localhost/api/blog-slug/${english.slug}`);
    const { counterparts } = await (await handleApi(request, payload)).json();
    expect(counterparts).toEqual([{ language: 'ar', slug: second.slug }]);
  });

  it.each([[['ar']], ['xx'], ['AR'], [''], [null], [{ ar: true }]])(
    'no language is %j',
    async (language) => {
      const { id } = await createTestPost(dashboard.payload, 'published');
      const save = { method: 'PATCH', cookie, body: { language } };
      expect((await rest.callRest(`/blogs/${id}`, save)).status).toBe(400);
      expect(await read(id)).toMatchObject([{ tag: 'ar' }]);
    },
  );
});
