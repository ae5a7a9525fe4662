'use client';

import { Link, useDocumentInfo, useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { ShownCounterpart } from '../../collections/blogs/counterpart.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { StartCounterpart } from './StartCounterpart.tsx';

/** Beside a post: the same in each other language, and whether it is missing or older. */
export function Counterparts() {
  const { id, lastUpdateTime } = useDocumentInfo();
  const shown = useCounterparts(id, lastUpdateTime);
  const {
    texts: { languages: says },
  } = useTranslations('editing');
  if (!shown) return null;
  return (
    <section className="counterparts" aria-label={says.counterparts}>
      <h3>{says.counterparts}</h3>
      <ul>
        {shown.map(({ tag, name, direction, post, state }) => (
          <li key={tag} data-state={state}>
            <bdi>{name}</bdi>{' '}
            {post && (
              <Link href={`/admin/collections/blogs/${post.id}`} prefetch={false}>
                <bdi dir={direction}>{post.title || '…'}</bdi>
              </Link>
            )}{' '}
            <span>{says.states[state]}</span>
            {!post && id !== undefined && <StartCounterpart post={id} tag={tag} name={name} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Asked when the form is opened, and again when what it depends on was stored. */
function useCounterparts(id: number | string | undefined, storedAt: unknown) {
  const [shown, setShown] = useState<ShownCounterpart[]>();
  const named = useFormFields(
    ([fields]) => `${fields.language?.value} ${fields.counterpart?.value}`,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a save asks again
  useEffect(() => {
    if (id === undefined) return;
    const asking = new AbortController();
    fetch(`/cms-api/blogs/${id}/counterparts`, { signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
      .then((answer: { counterparts: ShownCounterpart[] }) => setShown(answer.counterparts))
      // What is not known is not said.
      .catch(() => undefined);
    return () => asking.abort();
  }, [id, storedAt, named]);
  return shown;
}
