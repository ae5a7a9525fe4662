import type { UIFieldServerProps } from 'payload';
import { findBrokenLinks } from '../../links/resolve-links.ts';
import { getTranslations } from '../language/get-translations.ts';

/** Above the form of a post: links of its article whose targets are deleted or not public. */
export async function BrokenLinks({ id, req }: UIFieldServerProps) {
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
  const broken = await findBrokenLinks(req.payload, docs[0]?.content);
  if (broken.length === 0) return null;
  const {
    texts: { brokenLinks: labels },
    t,
  } = getTranslations(req.i18n, 'editing');
  return (
    <section className="editing-notice lost-links" aria-label={labels.label}>
      <h2>{t(labels.heading, { count: broken.length })}</h2>
      <p>{labels.shown}</p>
      <ul>
        {broken.map(({ words: text, title, reason }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: drawn once, and two links may be equal
          <li key={at}>
            <b dir="auto">{text || labels.wordless}</b>{' '}
            {reason === 'gone' ? labels.gone : t(labels.hidden, { title: title ?? '' })}
          </li>
        ))}
      </ul>
    </section>
  );
}
