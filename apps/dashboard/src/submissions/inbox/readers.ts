import type { PayloadRequest } from 'payload';
import { hasRole, type Role } from '../../access/roles.ts';
import { type Form, formFacts, forms } from '../forms.ts';
import { toActorName, toShownActorName } from '../history.ts';

/** Forms whose messages the user may read, by the access rules of the collections. */
export async function getReadableForms(req: PayloadRequest): Promise<Form[]> {
  const responses = await Promise.all(
    forms.map(async (form) => {
      const rule = req.payload.collections[form].config.access.read;
      return (await rule({ req })) === true;
    }),
  );
  return forms.filter((_, index) => responses[index]);
}

/** A user to whom a message can be assigned. */
export interface Colleague {
  id: number;
  name: string;
  /** Forms that the user may read. */
  forms: Form[];
}

/** All accounts, with the names that the panel shows. */
export const getShownColleagues = (req: PayloadRequest): Promise<Colleague[]> =>
  getColleagues(req, (account) => toShownActorName(req, account));

/** All accounts, with the names for history and exports. */
export async function getColleagues(
  { payload }: Pick<PayloadRequest, 'payload'>,
  toName = toActorName,
): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    pagination: false,
    depth: 0,
    select: { name: true, role: true, state: true },
    // Editors cannot read accounts; only the name is returned.
    overrideAccess: true,
  });
  const colleagues = docs.map(({ id, role, state, name }) => ({
    id,
    name: toName({ id, name }),
    // An invited user cannot reply yet.
    forms: state === 'invited' ? [] : getFormsOf(role),
  }));
  return colleagues.sort((a, b) => a.name.localeCompare(b.name));
}

const getFormsOf = (role: Role): Form[] =>
  forms.filter((form) => role === 'admin' || formFacts[form].reader === role);

/** Whether the user may read any messages. */
export const readsMessages = (req: Pick<PayloadRequest, 'user'>): boolean =>
  forms.some((form) => hasRole(req, 'admin', formFacts[form].reader));
