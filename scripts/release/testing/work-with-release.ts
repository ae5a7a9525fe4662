// Works with the database as a dashboard of some release does: takes messages, and writes as an editor. Arguments: the root of that
// release, a data folder, the database. What it is told to do is a line of its input, each done with all of it; it answers each with a line.
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const [copy = '', dataDir = '', database] = process.argv.slice(2);
const load = (path: string) => import(pathToFileURL(join(copy, 'apps/dashboard/src', path)).href);

const { toTestEnvironment } = await load('testing/open-test-dashboard.ts');
Object.assign(process.env, toTestEnvironment(dataDir), { DATABASE_URL: database });
const { openPayload } = await load('platform/open-payload.ts');
const { handleApiRequest } = await load('api/handle-api.ts');
const { toContactRequest } = await load('testing/intake-client.ts');
const payload = await openPayload();

const words = (text: string) => ({
  root: {
    ...{ type: 'root', direction: 'ltr', format: '', indent: 0, version: 1 },
    children: [
      {
        ...{ type: 'paragraph', direction: 'ltr', format: '', indent: 0, version: 1 },
        ...{ textFormat: 0, textStyle: '' },
        children: [
          { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 },
        ],
      },
    ],
  },
});

/** An editor writes a post, publishes and changes it, also one of somebody else, and takes it back. */
async function edit(title: string, other: number | null) {
  const write = (id: number, data: object) =>
    // The trial is nobody in particular.
    payload.update({ collection: 'blogs', id, data, overrideAccess: true });
  const data = { title, description: `${title}.`, content: words(title) };
  const post = await payload.create({
    ...{ collection: 'blogs', data, draft: true },
    // As above.
    overrideAccess: true,
  });
  await write(post.id, { _status: 'published' });
  await write(post.id, { description: `${title}, changed.` });
  if (other !== null) await write(other, { description: `Changed beside ${title}.` });
  const list = await handleApiRequest(new Request('http://localhost/api/blogs'), payload);
  const isListed = list.status === 200 && (await list.text()).includes(title);
  return { id: post.id, isListed };
}

const tasks: Record<string, (...args: never[]) => Promise<unknown>> = {
  async send(key: string) {
    const response = await handleApiRequest(toContactRequest(key), payload);
    return { status: response.status, ...(await response.json()) };
  },
  edit,
  async takeBack(id: number) {
    const data = { _status: 'draft' };
    // As above.
    await payload.update({ collection: 'blogs', id, data, overrideAccess: true });
    // As above.
    await payload.delete({ collection: 'blogs', id, overrideAccess: true });
  },
  async read(collection: string) {
    // As above.
    const { docs } = await payload.find({ collection, limit: 20, overrideAccess: true });
    return docs.length;
  },
};

process.stdout.write('"ready"\n');
for await (const line of createInterface({ input: process.stdin })) {
  const [name, ...args] = JSON.parse(line);
  const said = await tasks[name]?.(...(args as never[])).catch((error: unknown) => ({
    error: String(error),
  }));
  process.stdout.write(`${JSON.stringify(said ?? null)}\n`);
}
await payload.destroy();
process.exit(0);
