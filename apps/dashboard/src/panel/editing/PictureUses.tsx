import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import type { PictureUse } from '../../collections/media/picture-use.ts';
import { findPictureUses } from '../../collections/media/picture-uses.ts';

const places: Record<PictureUse['as'], string> = {
  cover: 'cover picture',
  article: 'in the article',
  shared: 'on the card of its shared links',
  portrait: 'portrait',
  page: 'on the page',
  'study cover': 'tile or banner',
  study: 'on the page',
  poster: 'poster of the film',
};

/** Where a picture is shown, each with its link: what keeps it from being deleted. */
export async function PictureUses({ id, req }: UIFieldServerProps) {
  if (!id) return null;
  const uses = await findPictureUses(req, id);
  return (
    <section className="picture-uses">
      <h3>Where it is used</h3>
      {uses.length === 0 && <p>Nowhere. It can be deleted.</p>}
      <ul>
        {uses.map(({ collection, id: place, title, as, inTrash, path }) => (
          <li key={`${collection} ${place} ${as}`}>
            <Link
              href={path ?? `/admin/collections/${collection}/${inTrash ? 'trash/' : ''}${place}`}
              prefetch={false}
            >
              {title}
            </Link>
            , {places[as]}
            {inTrash && ', in the trash'}
          </li>
        ))}
      </ul>
    </section>
  );
}
