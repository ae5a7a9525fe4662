// @module-tag nightly
import { findPostgres } from '@agency/server/testing/find-postgres';
import { createLocalReq, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestMessage } from '../../testing/messages.ts';
import { type DashboardOnPostgres, openOnPostgres } from '../../testing/on-postgres.ts';
import { createTestUser } from '../../testing/open-test-dashboard.ts';
import { query } from '../../testing/postgres.ts';
import { findSalesWords } from '../intake/sales-words.ts';
import { changeMessages } from './change-messages.ts';
import { countPutAside } from './count-waiting.ts';
import { readPage } from './read-inbox.ts';

// Skipped, and counted as that, where no PostgreSQL is installed: only there a change is a transaction.
describe.skipIf(!findPostgres())('the inbox on PostgreSQL', () => {
  let dashboard: DashboardOnPostgres;
  let cookie: string;
  let req: PayloadRequest;
  let callRest: typeof import('../../testing/call-rest.ts').callRest;
  beforeAll(async () => {
    dashboard = await openOnPostgres();
    const rest = await import('../../testing/call-rest.ts');
    callRest = rest.callRest;
    const user = await createTestUser(dashboard.payload, 'admin');
    req = await createLocalReq({ user }, dashboard.payload);
    cookie = (await rest.signIn('admin@example.com', 'a long enough password')) ?? '';
  }, 180_000);
  afterAll(() => dashboard.close(), 60_000);

  const request = async (path: string, body: object) => {
    const response = await callRest(`/inbox/${path}`, { method: 'POST', body, cookie });
    return response.headers.get('Content-Type')?.includes('json')
      ? response.json()
      : response.text();
  };

  it('finds, changes and exports messages', async () => {
    const id = await createTestMessage(dashboard.payload, 'enquiry', {
      name: 'ليلى أحمد',
      context: { language: 'ar' },
    });
    await createTestMessage(dashboard.payload, 'contact');
    const found = await readPage(req, { filters: {}, search: 'ليلي احمد' });
    expect(found).toMatchObject({ total: 1, rows: [{ id }] });
    const messages = [{ id, from: 'new' }];
    const first = await request('changes', { field: 'state', to: 'spam', messages });
    expect(first.changed).toHaveLength(1);
    const second = await request('changes', { field: 'state', to: 'won', messages });
    expect(second.refused[0].why).toMatch(/^Somebody was faster/);
    expect(await request('exports', { format: 'csv', filters: { view: 'spam' } })).toContain(
      'ليلى',
    );
  });

  it('classifies a message by its text, and counts suspected spam', async () => {
    const { payload } = dashboard;
    const offer = { state: 'spam', putAside: true, email: 'known@example.com' };
    const message = 'Buy now cheap Viagra and Cialis, order at https://pills.example';
    const judge = (email: string) => findSalesWords(payload, { subject: 'Hello', message, email });
    const id = await createTestMessage(payload, 'contact', offer);
    const before = await countPutAside(req);
    expect(await judge('known@example.com')).toContain('viagra');
    await changeMessages(req, { field: 'state', to: 'open', messages: [{ id, from: 'spam' }] });
    expect(await judge('known@example.com')).toEqual([]);
    expect(await countPutAside(req)).toEqual({ ...before, spam: before.spam - 1, released: 1 });
  });

  it('changes nothing when the history cannot be written', async () => {
    const id = await createTestMessage(dashboard.payload, 'enquiry');
    await query(dashboard.url, 'ALTER TABLE message_events RENAME TO hidden');
    const messages = [{ id, from: 'new' }];
    const response = await request('changes', { field: 'state', to: 'won', messages });
    await query(dashboard.url, 'ALTER TABLE hidden RENAME TO message_events');
    expect(response.message).toContain('Try again');
    const [row] = await query(dashboard.url, `SELECT state FROM submissions WHERE id = ${id}`);
    expect(row?.state).toBe('new');
  });
});
