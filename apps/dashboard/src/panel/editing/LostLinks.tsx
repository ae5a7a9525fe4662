import type { UIFieldServerProps } from 'payload';
import { findLostLinks } from '../../links/lost-links.ts';
import { getTranslations } from '../language/get-translations.ts';

/** Above the form of a post: the links of its article that lead to nothing visitors can open, each by its words. */
export async function LostLinks({ id, req }: UIFieldServerProps) {
  if (!id) return null;
  const { docs } = await req.payload.find({
    collection: 'blogs',
    where: { id: { equals: id } },
    draft: true,
    trash: true,
    pagination: false,
    depth: 0,
    select: { content: true },
    overrideAccess: false,
    user: req.user,
    req,
  });
  const lost = await findLostLinks(req.payload, docs[0]?.content);
  if (lost.length === 0) return null;
  const {
    texts: { lostLinks: says },
    t,
  } = getTranslations(req.i18n, 'editing');
  return (
    <section className="editing-notice lost-links" aria-label={says.label}>
      <h2>{t(says.heading, { count: lost.length })}</h2>
      <p>{says.shown}</p>
      <ul>
        {lost.map(({ words, title, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two links may be equal
          <li key={at}>
            <b dir="auto">{words || says.wordless}</b>{' '}
            {reason === 'gone' ? says.gone : t(says.hidden, { title: title ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  );
}
