'use client';

import { useEffect, useState } from 'react';
import type { ContentVersion } from '../../collections/content/content-endpoints.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { toMoment } from '../language/times.ts';
import { toChangesText } from './content-state.ts';
import { toContentUrl } from './use-content-form.ts';

interface VersionListProps {
  contentKey: string;
  /** Saves all changes. Returns whether everything is saved. */
  flush(): Promise<boolean>;
}

/** Earlier versions, each with a restore button. */
export function VersionList({ contentKey, flush }: VersionListProps) {
  const translations = useTranslations('content');
  const {
    language,
    texts: { versions: labels },
    t,
  } = translations;
  const [versions, setVersions] = useState<ContentVersion[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    fetch(`${toContentUrl(contentKey)}/versions`)
      .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
      .then(setVersions)
      .catch(() => setProblem(labels.unreadable));
  }, [contentKey, labels.unreadable]);

  async function restore(id: number) {
    if (!(await flush())) return setProblem(labels.storeFirst);
    const response = await fetch(`/cms-api/content/versions/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    if (response?.ok) location.reload();
    else setProblem(labels.doesNotFit);
  }

  return (
    <div className="schedule">
      {problem && <p role="alert">{problem}</p>}
      {!versions && !problem && <p role="status">{labels.loading}</p>}
      {versions?.length === 0 && <p>{labels.none}</p>}
      <ul>
        {versions?.map(({ id, at, by, isPublished, changes }, index) => (
          <li key={id}>
            <span>
              {t(labels.one, {
                time: toMoment(at, language),
                by,
                changes: toChangesText(changes, translations),
                state: isPublished ? labels.published : labels.draft,
              })}
            </span>
            {index > 0 && (
              <button type="button" data-quiet onClick={() => void restore(id)}>
                {labels.restore}
                <span className="words-unseen">
                  {' '}
                  {t(labels.of, { time: toMoment(at, language) })}
                </span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
