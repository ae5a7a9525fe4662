import type { PayloadRequest } from 'payload';
import { hasRole, type Role } from '../access/roles.ts';
import { type Form, formFacts, forms } from '../collections/messages/forms.ts';
import { toActorName, toShownActorName } from '../collections/messages/record-events.ts';

/** The forms whose messages whoever makes the request may read, by the collections' own rules. */
export async function getReadableForms(req: PayloadRequest): Promise<Form[]> {
  const answers = await Promise.all(
    forms.map(async (form) => {
      const rule = req.payload.collections[form].config.access.read;
      return (await rule({ req })) === true;
    }),
  );
  return forms.filter((_, index) => answers[index]);
}

/** Somebody a message can be given to. */
export interface Colleague {
  id: number;
  name: string;
  /** Forms whose messages they read. */
  forms: Form[];
}

/** Everybody with an account, by the name that is shown in the panel: all who read the inbox see who answers what. */
export const getShownColleagues = (req: PayloadRequest): Promise<Colleague[]> =>
  getColleagues(req, (account) => toShownActorName(req, account));

/** The same by the name that history and exports have. */
export async function getColleagues(
  { payload }: Pick<PayloadRequest, 'payload'>,
  toName = toActorName,
): Promise<Colleague[]> {
  const { docs } = await payload.find({
    collection: 'users',
    pagination: false,
    depth: 0,
    select: { name: true, role: true, state: true },
    // Editors may not read accounts; here they learn a colleague's name alone.
    overrideAccess: true,
  });
  const colleagues = docs.map(({ id, role, state, name }) => ({
    id,
    name: toName({ id, name }),
    // Who was invited and never came in answers nothing.
    forms: state === 'invited' ? [] : getFormsOf(role),
  }));
  return colleagues.sort((a, b) => a.name.localeCompare(b.name));
}

const getFormsOf = (role: Role): Form[] =>
  forms.filter((form) => role === 'admin' || formFacts[form].reader === role);

/** Whether somebody reads any messages at all. */
export const readsMessages = (req: Pick<PayloadRequest, 'user'>): boolean =>
  forms.some((form) => hasRole(req, 'admin', formFacts[form].reader));
