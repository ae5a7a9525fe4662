import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { findPictureUses } from '../../collections/media/picture-uses.ts';
import { getTranslations } from '../language/get-translations.ts';

/** Documents that use a picture, which prevent its deletion. */
export async function PictureUses({ id, req }: UIFieldServerProps) {
  if (!id) return null;
  const uses = await findPictureUses(req, id);
  const { uses: labels } = getTranslations(req.i18n, 'pictures').texts;
  return (
    <section className="picture-uses">
      <h3>{labels.heading}</h3>
      {uses.length === 0 && <p>{labels.none}</p>}
      <ul>
        {uses.map(({ collection, id: place, title, as, inTrash, path }) => (
          <li key={`${collection} ${place} ${as}`}>
            <Link
              href={path ?? `/admin/collections/${collection}/${inTrash ? 'trash/' : ''}${place}`}
              prefetch={false}
            >
              <bdi>{title}</bdi>
            </Link>
            {` · ${labels.as[as]}`}
            {inTrash && ` · ${labels.inTrash}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
