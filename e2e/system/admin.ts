import type { RunSettings } from '../../scripts/system/apps.ts';
import { runDashboardCommand } from '../../scripts/system/data.ts';

const PASSWORD = 'a-long-enough-password-7';

/** Accounts of every pair: one for API calls, one for the panel, so that neither signs the other out. */
export const accounts = {
  calls: { email: 'calls@e2e.example', password: PASSWORD, name: 'Carla Calls' },
  panel: { email: 'panel@e2e.example', password: PASSWORD, name: 'Paul Panel' },
};

/** Creates the accounts; the dashboard must not be running yet. */
export async function makeAccounts(settings: RunSettings): Promise<void> {
  for (const { email, name } of Object.values(accounts)) {
    const account = ['--email', email, '--password', PASSWORD, '--name', name];
    await runDashboardCommand('admin', settings, account);
  }
}

export interface Message {
  id: number;
  subject: string;
  reference: string;
  state: string;
}

/** An enquiry that a visitor sent. */
export interface Enquiry {
  name: string;
  phone: string;
  email: string;
  title: string;
  company: string;
  service: string;
  context: { language: string };
}

/** An application. */
export interface Application {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  position: string;
  message: string;
  resumeName: string;
  stage: string;
  opening: { slug: string } | null;
  context: { language: string };
  /** The key of the resume in its URL. */
  resumeKey: string;
}

/** An editor's actions, through the API that the panel uses. */
export interface Admin {
  /** Creates a draft and returns its id. */
  createDraft(title: string): Promise<number>;
  setBlog(id: number, changes: Record<string, unknown>): Promise<void>;
  /** Publishes an opening and returns its id. */
  publishOpening(title: string, fields: Record<string, unknown>, locale?: string): Promise<number>;
  setOpening(id: number, changes: Record<string, unknown>): Promise<void>;
  /** Contact messages with this subject. */
  findMessages(subject: string): Promise<Message[]>;
  /** Enquiries with this name. */
  findEnquiries(name: string): Promise<Enquiry[]>;
  /** Applications for this position. */
  findApplications(position: string): Promise<Application[]>;
  /** Sets the retention periods. */
  setPeriods(periods: Record<string, number>): Promise<void>;
  /** Creates a delivery target. */
  makeTarget(target: Record<string, unknown>): Promise<void>;
  /**
   * Creates an account and signs it in.
   * @param readToken reads the token of the invitation mail; without a mail server the dashboard returns it
   * @returns its cookie
   */
  makeColleague(role: 'editor' | 'recruiter', readToken?: () => Promise<string>): Promise<string>;
}

async function call(
  dashboard: string,
  cookie: string,
  method: string,
  path: string,
  body?: unknown,
) {
  const response = await fetch(`${dashboard}/cms-api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', Origin: dashboard, Cookie: cookie },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return response;
}

/** Signs in to a dashboard and returns the cookie. */
export async function signIn(
  dashboard: string,
  { email, password }: { email: string; password: string } = accounts.calls,
): Promise<string> {
  const response = await call(dashboard, '', 'POST', '/users/login', { email, password });
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The dashboard, as a signed-in user sees it. */
export function openAdmin(dashboard: string, cookie: string): Admin {
  const request = async (method: string, path: string, body?: unknown) =>
    (await call(dashboard, cookie, method, path, body)).json();
  /** The stored messages of a form, with their `answers`. */
  const find = async (form: string, field: 'topic' | 'sender', value: string) => {
    const where = `where[form][equals]=${form}&where[${field}][equals]=${encodeURIComponent(value)}`;
    const { docs } = await request('GET', `/submissions?${where}`);
    return docs.map((doc: { answers: object }) => ({ ...doc, ...doc.answers }));
  };
  return {
    async createDraft(title) {
      const draft = {
        title,
        description: `${title}: written by a test.`,
        content: toArticle(`The body of ${title}.`),
      };
      return (await request('POST', '/blogs?draft=true', draft)).doc.id;
    },
    async setBlog(id, changes) {
      await request('PATCH', `/blogs/${id}`, changes);
    },
    async publishOpening(title, fields, locale = 'en') {
      const opening = {
        ...{ title, office: 'CAI', employmentType: 'full-time', _status: 'published' },
        description: toArticle(`The work of a ${title}.`),
        ...fields,
      };
      return (await request('POST', `/openings?locale=${locale}`, opening)).doc.id;
    },
    async setOpening(id, changes) {
      await request('PATCH', `/openings/${id}`, changes);
    },
    findMessages: (subject) => find('contact', 'topic', subject),
    findEnquiries: (name) => find('enquiry', 'sender', name),
    findApplications: (position) => find('application', 'topic', position),
    async setPeriods(periods) {
      await request('POST', '/globals/retention', periods);
    },
    async makeTarget(target) {
      await request('POST', '/delivery-targets', target);
    },
    async makeColleague(role, readToken) {
      // Unique, because tests share a dashboard.
      const account = { email: `${role}-${crypto.randomUUID()}@e2e.example`, password: PASSWORD };
      const invited = { people: [{ name: role, email: account.email, role }], password: PASSWORD };
      const [{ link }] = await request('POST', '/accounts/invitations', invited);
      const token = (await readToken?.()) ?? new URL(link).hash.slice(1);
      await request('POST', '/accounts/links/use', { token, password: PASSWORD });
      return signIn(dashboard, account);
    },
  };
}

/** One paragraph in the format of the rich text editor. */
export function toArticle(text: string) {
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
