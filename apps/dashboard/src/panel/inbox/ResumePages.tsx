'use client';

import { type ToggleEvent, useState } from 'react';
import type { DrawnResume } from '../../submissions/resume-endpoint.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { toErrorMessage } from './request-inbox.ts';

/** Pictures and text of the first pages of a resume. They are made when the reader opens it. */
export function ResumePages({ resumeKey, applicant }: { resumeKey: string; applicant: string }) {
  const { texts, t } = useTranslations('inbox');
  const words = texts.body.pages;
  const [resume, setResume] = useState<DrawnResume>();
  const [status, setStatus] = useState('');

  async function load({ currentTarget }: ToggleEvent<HTMLDetailsElement>) {
    if (!currentTarget.open || resume || status === words.busy) return;
    setStatus(words.busy);
    const url = `/cms-api/submissions/resumes/${resumeKey}/pages`;
    try {
      const answer = await requestDashboard<DrawnResume>(url, { networkError: texts.unreachable });
      const { total, pages } = answer;
      const count = pages.length;
      setStatus(total > count ? t(words.first, { count, total }) : '');
      if (total === 0) setStatus(words.unreadable);
      setResume(answer);
    } catch (error) {
      setStatus(toErrorMessage(error));
    }
  }

  const text = resume?.pages.map((page) => page.text).join('\n\n');
  return (
    <details className="resume" onToggle={(event) => void load(event)}>
      <summary>{words.open}</summary>
      <p role="status">{status}</p>
      {text?.trim() && (
        <details>
          <summary>{words.text}</summary>
          <p className="resume__text">{text}</p>
        </details>
      )}
      {resume?.pages.map(({ picture }, index) => {
        const page = index + 1;
        if (!picture) return <p key={page}>{t(words.undrawn, { page })}</p>;
        // biome-ignore lint/performance/noImgElement: a picture as a data URL
        return <img key={page} alt={t(words.page, { page, applicant })} {...picture} />;
      })}
    </details>
  );
}
