'use client';

import { useState } from 'react';
import type { DrawnResume } from '../../submissions/resume-endpoint.ts';
import { useTask } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';

/** Pictures and text of the first pages of a resume, of Word documents the text. They are made when the reader opens it. */
export function ResumePages({ resumeKey, applicant }: { resumeKey: string; applicant: string }) {
  const { texts, t } = useTranslations('inbox');
  const words = texts.body.pages;
  const [resume, setResume] = useState<DrawnResume>();
  const { isBusy, problem, run } = useTask();

  async function load() {
    const url = `/cms-api/submissions/resumes/${resumeKey}/pages`;
    setResume(await requestDashboard(url));
  }

  const { total = 0, pages = [] } = resume ?? {};
  const count = pages.length;
  const text = pages.map((page) => page.text).join('\n\n');
  const isTextOnly = text.trim() !== '' && pages.every(({ picture }) => !picture);
  const loaded =
    (total > count && t(words.first, { count, total })) ||
    (total === 0 && words.unreadable) ||
    (isTextOnly && words.textOnly);
  const wholeText = (
    <p className="resume__text" dir="auto">
      {text}
    </p>
  );
  return (
    <details
      className="resume"
      onToggle={({ currentTarget }) => void (currentTarget.open && !resume && run(load))}
    >
      <summary>{words.open}</summary>
      <p role="status">{isBusy ? words.busy : (problem ?? (resume && loaded))}</p>
      {isTextOnly && wholeText}
      {!isTextOnly && text.trim() && (
        <details>
          <summary>{words.text}</summary>
          {wholeText}
        </details>
      )}
      {(isTextOnly ? [] : pages).map(({ picture }, index) => {
        const page = index + 1;
        if (!picture) return <p key={page}>{t(words.undrawn, { page })}</p>;
        // biome-ignore lint/performance/noImgElement: a picture as a data URL
        return <img key={page} alt={t(words.page, { page, applicant })} {...picture} />;
      })}
    </details>
  );
}
