import { createTestUser, openTestDashboard, type TestDashboard } from './open-test-dashboard.ts';

type Rest = typeof import('./call-rest.ts');

const PASSWORD = 'a long enough password';

/** A dashboard with an admin, the editors nour and sami, and a recruiter. */
export interface EditedDashboard extends TestDashboard {
  rest: Rest;
  /** Sessions, by name. */
  cookies: Record<string, string>;
}

/** Opens one in which they are signed in. */
export async function openEditedDashboard(
  settings: Record<string, string> = {},
): Promise<EditedDashboard> {
  const dashboard = await openTestDashboard(settings);
  const rest = await import('./call-rest.ts');
  const cookies: Record<string, string> = {};
  await createTestUser(dashboard.payload, 'admin');
  for (const [name, role] of [
    ['nour', 'editor'],
    ['sami', 'editor'],
    ['recruiter', 'recruiter'],
  ] as const) {
    await createTestUser(dashboard.payload, role, name);
    cookies[name] = (await rest.signIn(`${name}@example.com`, PASSWORD)) ?? '';
  }
  return { ...dashboard, rest, cookies };
}
