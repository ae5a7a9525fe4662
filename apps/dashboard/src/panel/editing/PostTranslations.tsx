import type { UIFieldServerProps } from 'payload';
import { listTranslations } from '../../collections/blogs/translations.ts';
import type { Blog } from '../../payload-types.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { Link } from '../controls/Link.tsx';
import { RequestButton } from '../controls/RequestButton.tsx';

/** Beside a post: its translation in each other language, and whether that is missing or outdated. */
export async function PostTranslations({ data, id, req }: UIFieldServerProps) {
  if (!id) return null;
  const post = { ...(data as Blog), id: Number(id) };
  const { languages: labels } = getTranslations(req.i18n, 'editing').texts;
  const { title, image, category, author } = post;
  const translations = await listTranslations(req, post);
  return (
    <section className="panel-part counterparts" aria-label={labels.counterparts}>
      <h3>{labels.counterparts}</h3>
      <ul>
        {translations.map(({ tag, name, direction, post: other, state }) => (
          <li key={tag} data-state={state}>
            <bdi>{name}</bdi>{' '}
            {other && (
              <Link href={`/admin/collections/blogs/${other.id}`}>
                <bdi dir={direction}>{other.title || '…'}</bdi>
              </Link>
            )}{' '}
            <span>{labels.states[state]}</span>
            {!other && (
              <RequestButton
                path="/blogs?draft=true&depth=0"
                // The title is a placeholder until the editor translates it.
                body={{ title, image, category, author, language: tag, translationGroup: post.id }}
                text={labels.start}
                label={`${labels.start} (${name})`}
                opens="blogs"
              />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
