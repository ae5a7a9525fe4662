import type { UIFieldServerProps } from 'payload';
import { findLostLinks } from '../../links/lost-links.ts';

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
  return (
    <section className="editing-notice lost-links" aria-label="Links that lead nowhere">
      <h2>{lost.length === 1 ? 'One link leads nowhere' : `${lost.length} links lead nowhere`}</h2>
      <p>The website shows their words without a link.</p>
      <ul>
        {lost.map(({ words, title, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two links may be equal
          <li key={at}>
            <b dir="auto">{words || 'A link without words'}</b>
            {reason === 'gone' ? ' led to what was deleted.' : ` leads to “${title}”, not public.`}
          </li>
        ))}
      </ul>
    </section>
  );
}
