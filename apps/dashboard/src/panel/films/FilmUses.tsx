import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { findFilmUses } from '../../collections/films/film-uses.ts';

/** Where a film is shown, each with its link: what keeps it from being deleted. */
export async function FilmUses({ id, req }: UIFieldServerProps) {
  if (!id) return null;
  const uses = await findFilmUses(req, id);
  return (
    <section className="picture-uses">
      <h3>Where it is used</h3>
      {uses.length === 0 && <p>Nowhere. It can be deleted.</p>}
      <ul>
        {uses.map(({ id: study, client, inTrash }) => (
          <li key={study}>
            <Link
              href={`/admin/collections/case-studies/${inTrash ? 'trash/' : ''}${study}`}
              prefetch={false}
            >
              {client}
            </Link>
            {inTrash && ', in the trash'}
          </li>
        ))}
      </ul>
    </section>
  );
}
