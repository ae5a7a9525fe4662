'use client';

import { useEffect, useState } from 'react';
import type { WordsVersion } from '../../collections/content/save-words.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';
import { toChanges } from './state-words.ts';
import { toAddress } from './use-words.ts';

interface VersionsProps {
  contentKey: string;
  /** Stores what is typed. Says whether all of it is stored. */
  flush(): Promise<boolean>;
}

/** Earlier versions of the words, each with a way back to it. */
export function Versions({ contentKey, flush }: VersionsProps) {
  const speech = useTranslations('content');
  const {
    language,
    texts: { versions: says },
    t,
  } = speech;
  const [versions, setVersions] = useState<WordsVersion[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    fetch(`${toAddress(contentKey)}/versions`)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(setVersions)
      .catch(() => setProblem(says.unreadable));
  }, [contentKey, says.unreadable]);

  async function restore(id: number) {
    if (!(await flush())) return setProblem(says.storeFirst);
    const answer = await fetch(`/cms-api/content/versions/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    if (answer?.ok) location.reload();
    else setProblem(says.doesNotFit);
  }

  return (
    <div className="schedule">
      {problem && <p role="alert">{problem}</p>}
      {!versions && !problem && <p role="status">{says.loading}</p>}
      {versions?.length === 0 && <p>{says.none}</p>}
      <ul>
        {versions?.map(({ id, at, by, isPublished, changes }, index) => (
          <li key={id}>
            <span>
              {t(says.one, {
                time: toMoment(at, language),
                by,
                changes: toChanges(changes, speech),
                state: isPublished ? says.published : says.draft,
              })}
            </span>
            {index > 0 && (
              <button type="button" data-quiet onClick={() => void restore(id)}>
                {says.restore}
                <span className="words-unseen">
                  {' '}
                  {t(says.of, { time: toMoment(at, language) })}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
