import type { PayloadRequest } from 'payload';
import type { User } from '../../payload-types.ts';
import { type Form, readableForms } from '../forms.ts';
import { toActorName } from '../history.ts';

/** A user to whom a message can be assigned. */
export interface Colleague {
  id: number;
  name: string;
  /** Forms that the user may read. */
  forms: Form[];
}

/** All accounts. */
export async function getColleagues(req: Pick<PayloadRequest, 'payload'>): Promise<Colleague[]> {
  // Editors cannot read accounts; only the name is returned.
  const { docs } = await req.payload.db.find<User>({ collection: 'users', pagination: false });
  const colleagues = docs.map((account) => ({
    id: account.id,
    name: toActorName(account),
    // An invited user cannot reply yet.
    forms: account.state === 'invited' ? [] : readableForms({ user: account }),
  }));
  return colleagues.sort((a, b) => a.name.localeCompare(b.name));
}
