import { Link } from '@payloadcms/ui';
import type { UIFieldServerProps } from 'payload';
import { findFilmUses } from '../../collections/films/film-uses.ts';
import { getTranslations } from '../language/get-translations.ts';

/** Documents that use a film, which prevent its deletion. */
export async function FilmUses({ id, req }: UIFieldServerProps) {
  if (!id) return null;
  const uses = await findFilmUses(req, id);
  const { uses: labels } = getTranslations(req.i18n, 'pictures').texts;
  return (
    <section className="picture-uses">
      <h3>{labels.heading}</h3>
      {uses.length === 0 && <p>{labels.none}</p>}
      <ul>
        {uses.map(({ id: study, client, inTrash }) => (
          <li key={study}>
            <Link
              href={`/admin/collections/case-studies/${inTrash ? 'trash/' : ''}${study}`}
              prefetch={false}
            >
              <bdi>{client}</bdi>
            </Link>
            {inTrash && ` · ${labels.inTrash}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
