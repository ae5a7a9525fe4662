'use client';

import { useEffect, useState } from 'react';
import type { WordsVersion } from '../../collections/content/save-words.ts';
import { toMoment } from '../editing/when.ts';
import { toChanges } from './state-words.ts';
import { toAddress } from './use-words.ts';

interface VersionsProps {
  contentKey: string;
  /** Stores what is typed. Says whether all of it is stored. */
  flush(): Promise<boolean>;
}

/** Earlier versions of the words, each with a way back to it. */
export function Versions({ contentKey, flush }: VersionsProps) {
  const [versions, setVersions] = useState<WordsVersion[]>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    fetch(`${toAddress(contentKey)}/versions`)
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer.status)))
      .then(setVersions)
      .catch(() => setProblem('The versions cannot be read now. Try again in a moment.'));
  }, [contentKey]);

  async function restore(id: number) {
    if (!(await flush())) return setProblem('First store what is typed, or undo it.');
    const answer = await fetch(`/cms-api/content/versions/${id}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    }).catch(() => undefined);
    if (answer?.ok) location.reload();
    else setProblem('This version cannot be brought back: its words do not fit the page any more.');
  }

  return (
    <div className="schedule">
      {problem && <p role="alert">{problem}</p>}
      {!versions && !problem && <p role="status">Loading…</p>}
      {versions?.length === 0 && <p>Nothing was changed yet.</p>}
      <ul>
        {versions?.map(({ id, at, by, isPublished, changes }, index) => (
          <li key={id}>
            <span>
              {toMoment(at)}, {by}: {toChanges(changes)}, {isPublished ? 'published' : 'draft'}
            </span>
            {index > 0 && (
              <button type="button" data-quiet onClick={() => void restore(id)}>
                Restore as a draft<span className="words-unseen"> of {toMoment(at)}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
