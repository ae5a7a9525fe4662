import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTestOpening } from '../../testing/openings.ts';
import { dashboard, findStored, getStored, listKept, send } from './testing/open-careers.ts';

afterEach(() => vi.useRealTimers());

const closed = {
  status: 410,
  body: { message: 'This position is closed.', fields: { opening: 'closed' } },
};

describe('an application for an opening', () => {
  it('is stored with the opening while that is open', async () => {
    const { id, slug } = await createTestOpening(dashboard.payload, 'Open');
    const key = randomUUID();
    expect((await send({ key, fields: { opening: slug } })).status).toBe(201);
    expect(await getStored(key)).toMatchObject({ opening: { id }, stage: 'new' });
  });

  it('is stored with the opening and with the language of its form, which may differ', async () => {
    const { id, slug } = await createTestOpening(dashboard.payload, 'كاتب', {}, 'ar');
    const key = randomUUID();
    const sent = { notice: '2026-11-22', sentAt: '2026-11-22T10:00:00.000Z' };
    const context = JSON.stringify({ language: 'ar', ...sent });
    expect((await send({ key, fields: { opening: slug, context } })).status).toBe(201);
    expect(await getStored(key)).toMatchObject({ opening: { id }, context: { language: 'ar' } });
  });

  it('is rejected as soon as the opening closes, and nothing is stored', async () => {
    const closesAt = '2033-05-01T12:00:00.000Z';
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2033-05-01T11:59:59.999Z') });
    const { slug } = await createTestOpening(dashboard.payload, 'Closing', { closesAt });
    const [early, late] = [randomUUID(), randomUUID()];
    const first = await send({ key: early, fields: { opening: slug } });
    expect(first.status).toBe(201);
    vi.setSystemTime(new Date(closesAt));
    const kept = listKept();
    expect(await send({ key: late, fields: { opening: slug } })).toEqual(closed);
    expect(await findStored(late)).toEqual([]);
    expect(listKept()).toEqual(kept);
    // A message that was stored in time is acknowledged again at any time.
    const again = await send({ key: early, fields: { opening: slug } });
    expect(again).toEqual({ status: 200, body: first.body });
    // The alternative: the same form as a speculative application.
    expect((await send({ key: late })).status).toBe(201);
    expect((await getStored(late)).opening).toBeNull();
  });

  it('is rejected if the opening is unknown or unpublished', async () => {
    const { id, slug } = await createTestOpening(dashboard.payload, 'Down');
    await dashboard.payload.update({ collection: 'openings', id, data: { _status: 'draft' } });
    expect(await send({ fields: { opening: slug } })).toEqual(closed);
    expect(await send({ fields: { opening: 'never-was' } })).toEqual(closed);
  });

  it.each(['', 'No Slug', 'a'.repeat(5000), '../x'])(
    'with an invalid slug (%#) is stored as a speculative application',
    async (opening) => {
      const key = randomUUID();
      expect((await send({ key, fields: { opening } })).status).toBe(201);
      expect((await getStored(key)).opening).toBeNull();
    },
  );

  it('prevents the permanent deletion of its opening', async () => {
    const { id, slug } = await createTestOpening(dashboard.payload, 'Used');
    await send({ fields: { opening: slug } });
    await expect(dashboard.payload.delete({ collection: 'openings', id })).rejects.toThrow(
      'Still used by 1 application.',
    );
  });
});
