import type { CollectionSlug, UIFieldServerProps } from 'payload';
import { findUses } from '../collections/references/find-uses.ts';
import { getTranslations } from '../platform/language/get-translations.ts';
import { Link } from './controls/Link.tsx';

/** Documents that show or link to this one. */
export async function Uses({ id, collectionSlug, req }: UIFieldServerProps) {
  if (!id) return null;
  const uses = await findUses(req, { collection: collectionSlug as CollectionSlug, id });
  const { uses: labels } = getTranslations(req.i18n, 'pictures').texts;
  return (
    <section className="panel-part picture-uses">
      <h3>{labels.heading}</h3>
      {uses.length === 0 && <p>{labels.none}</p>}
      <ul>
        {uses.map(({ path, title, kind, inTrash }) => (
          <li key={path}>
            <Link href={path}>
              <bdi>{title}</bdi>
            </Link>
            {` · ${kind}`}
            {inTrash && ` · ${labels.inTrash}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
