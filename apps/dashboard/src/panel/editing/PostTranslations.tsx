'use client';

import { Link, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { PostTranslation } from '../../collections/blogs/translation-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { StartTranslation } from './StartTranslation.tsx';

/** Beside a post: the same in each other language, and whether it is missing or older. */
export function PostTranslations() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const shown = usePostTranslations(id, lastUpdateTime);
  const {
    texts: { languages: labels },
  } = useTranslations('editing');
  if (!shown) return null;
  return (
    <section className="counterparts" aria-label={labels.counterparts}>
      <h3>{labels.counterparts}</h3>
      <ul>
        {shown.map(({ tag, name, direction, post, state }) => (
          <li key={tag} data-state={state}>
            <bdi>{name}</bdi>{' '}
            {post && (
              <Link href={`/admin/collections/blogs/${post.id}`} prefetch={false}>
                <bdi dir={direction}>{post.title || '…'}</bdi>
              </Link>
            )}{' '}
            <span>{labels.states[state]}</span>
            {!post && id !== undefined && <StartTranslation post={id} tag={tag} name={name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Fetched when the form opens, and after each save. */
function usePostTranslations(id: number | string | undefined, storedAt: unknown) {
  const [shown, setShown] = useState<PostTranslation[]>();
  const named = useFormFields(
    ([fields]) => `${fields.language?.value} ${fields.translationGroup?.value}`,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save repeats the request
  useEffect(() => {
    if (id === undefined) return;
    const controller = new AbortController();
    fetch(`/cms-api/blogs/${id}/translations`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then((response: { translations: PostTranslation[] }) => setShown(response.translations))
      // Not shown if the request fails.
      .catch(() => undefined);
    return () => controller.abort();
  }, [id, storedAt, named]);
  return shown;
}
