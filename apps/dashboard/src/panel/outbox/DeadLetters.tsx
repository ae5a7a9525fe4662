import type { ServerProps } from 'payload';
import { getOutboxHealth } from '../../outbox/outbox-health.ts';
import { PostButton } from './PostButton.tsx';

/** Above the list of deliveries: everything that could not be delivered, sent again at once or given up. */
export async function DeadLetters({ payload, user }: ServerProps) {
  if (!user) return null;
  const { dead } = await getOutboxHealth(payload, { user });
  if (dead === 0) return null;
  const words = dead === 1 ? '1 delivery failed for good.' : `${dead} deliveries failed for good.`;
  return (
    <p className="dead-letters">
      <strong>{words}</strong>
      <PostButton path="/deliveries/resend" body={{ all: 'dead' }} words="Send all again" />
      <PostButton path="/deliveries/drop" body={{ all: 'dead' }} words="Give all up" />
    </p>
  );
}
