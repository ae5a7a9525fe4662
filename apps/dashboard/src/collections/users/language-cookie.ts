import type { CollectionAfterLoginHook } from 'payload';
import { LANGUAGE_PREFERENCE, languages } from '../../panel/language/language.ts';
import type { User } from '../../payload-types.ts';

const YEAR = 365 * 24 * 60 * 60;

/** Sets the language cookie to the user's preference after sign-in. */
export const setLanguageCookie: CollectionAfterLoginHook<User> = async ({ user, req }) => {
  const { docs } = await req.payload.find({
    collection: 'payload-preferences',
    where: {
      and: [
        { key: { equals: LANGUAGE_PREFERENCE } },
        { 'user.relationTo': { equals: 'users' } },
        { 'user.value': { equals: user.id } },
      ],
    },
    limit: 1,
    pagination: false,
    depth: 0,
    // The user's own preference.
    overrideAccess: true,
    req,
  });
  const kept = languages.find((one) => one === docs[0]?.value);
  if (!kept) return;
  const { cookiePrefix } = req.payload.config;
  const secure = cookiePrefix.startsWith('__Host-') ? '; Secure' : '';
  req.responseHeaders ??= new Headers();
  req.responseHeaders.append(
    'Set-Cookie',
    `${cookiePrefix}-lng=${kept}; Path=/; Max-Age=${YEAR}; SameSite=Lax${secure}`,
  );
};
