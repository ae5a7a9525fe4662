import type { Payload } from 'payload';
import { createTestMessage } from './messages.ts';

/** Noon on the 15th, some months ago. */
export function toMonthAgo(months: number): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - months, 15, 12).toISOString();
}

/** Fixture with known sources, services and months: three leads */
export async function fillLeads(payload: Payload): Promise<void> {
  const from = (source: string | undefined, referrer?: string) => ({
    context: { source, referrer },
    createdAt: toMonthAgo(0),
  });
  await createTestMessage(payload, 'enquiries', { ...from('LinkedIn'), service: 'Branding' });
  await createTestMessage(payload, 'enquiries', { ...from(' linkedin '), service: 'Web' });
  await createTestMessage(payload, 'contact-messages', from(undefined, 'www.Google.com'));
  await createTestMessage(payload, 'contact-messages', { ...from('spammer'), state: 'spam' });
  await createTestMessage(payload, 'enquiries', { createdAt: toMonthAgo(2), service: 'Branding' });
  await createTestMessage(payload, 'applications', { ...from('LinkedIn'), position: 'copywriter' });
  await createTestMessage(payload, 'applications', { ...from(undefined), position: 'Copywriter ' });
}
