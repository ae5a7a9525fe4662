import { runDashboardCommand } from '../../scripts/system/data.ts';
import type { Place } from '../../scripts/system/programs.ts';

/** The account every pair has. */
export const account = { email: 'editor@e2e.example', password: 'a-long-enough-password-7' };

/** Makes the account; the dashboard must not be running yet. */
export async function makeAccount(place: Place): Promise<void> {
  const { email, password } = account;
  await runDashboardCommand('admin', place, ['--email', email, '--password', password]);
}

export interface Message {
  id: number;
  subject: string;
  reference: string;
  state: string;
}

/** What an editor does in the dashboard, through the same interface the panel uses. */
export interface Admin {
  /** Makes a draft and gives its id. */
  createDraft(title: string): Promise<number>;
  setBlog(id: number, changes: Record<string, unknown>): Promise<void>;
  /** Contact messages with this subject. */
  findMessages(subject: string): Promise<Message[]>;
}

/** Signs in at a dashboard. */
export async function signIn(dashboard: string): Promise<Admin> {
  let cookie = '';
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${dashboard}/cms-api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', Origin: dashboard, Cookie: cookie },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    cookie ||= answer.headers.get('set-cookie')?.split(';')[0] ?? '';
    return answer.json();
  };
  await call('POST', '/users/login', account);
  return {
    async createDraft(title) {
      const draft = {
        title,
        description: `${title}: written by a test.`,
        content: toArticle(`The body of ${title}.`),
      };
      return (await call('POST', '/blogs?draft=true', draft)).doc.id;
    },
    async setBlog(id, changes) {
      await call('PATCH', `/blogs/${id}`, changes);
    },
    async findMessages(subject) {
      const where = `where[subject][equals]=${encodeURIComponent(subject)}`;
      return (await call('GET', `/contact-messages?${where}`)).docs;
    },
  };
}

/** One paragraph as the rich text editor stores it. */
function toArticle(text: string) {
  const place = { direction: 'ltr', format: '', indent: 0, version: 1 };
  const leaf = { type: 'text', text, format: 0, detail: 0, mode: 'normal', style: '', version: 1 };
  return {
    root: {
      type: 'root',
      ...place,
      children: [{ type: 'paragraph', ...place, textFormat: 0, children: [leaf] }],
    },
  };
}
