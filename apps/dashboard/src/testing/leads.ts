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
  await createTestMessage(payload, 'enquiry', { ...from('LinkedIn'), service: 'Branding' });
  await createTestMessage(payload, 'enquiry', { ...from(' linkedin '), service: 'Web' });
  await createTestMessage(payload, 'contact', from(undefined, 'www.Google.com'));
  await createTestMessage(payload, 'contact', { ...from('spammer'), state: 'spam' });
  await createTestMessage(payload, 'enquiry', { createdAt: toMonthAgo(2), service: 'Branding' });
  await createTestMessage(payload, 'application', { ...from('LinkedIn'), position: 'copywriter' });
  await createTestMessage(payload, 'application', { ...from(undefined), position: 'Copywriter ' });
}
