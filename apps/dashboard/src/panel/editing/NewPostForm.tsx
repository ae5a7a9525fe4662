'use client';

import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import { openCopies } from './copies.ts';

const MAX_TITLE = 160;

/** Asks for a title and makes the draft. The title stays in this browser until then. */
export function NewPostForm({ account }: { account: number }) {
  const router = useRouter();
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const open = () => openCopies(localStorage, account, 'blogs/new');
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when it is opened
  useEffect(() => setTitle(String(open().read()?.words.title ?? '')), []);

  async function make() {
    setBusy(true);
    try {
      const answer = await fetch('/cms-api/blogs?draft=true&depth=0', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ title: title.trim(), _status: 'draft' }),
      });
      const { doc, errors } = await answer.json();
      if (!doc) throw new Error(errors?.[0]?.message);
      open().remove();
      router.push(`/admin/collections/blogs/${doc.id}`);
    } catch {
      setProblem('The post could not be made. Your title is kept here; try again in a moment.');
      setBusy(false);
    }
  }

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!title.trim()) setProblem('A post begins with a title. It can be changed later.');
        else if (!isBusy) void make();
      }}
    >
      <label>
        Title
        <input
          // biome-ignore lint/a11y/noAutofocus: the one thing to do on this page
          autoFocus
          dir="auto"
          maxLength={MAX_TITLE}
          value={title}
          onChange={(event) => {
            setTitle(event.target.value);
            open().write({ at: new Date().toISOString(), words: { title: event.target.value } });
          }}
        />
      </label>
      <small>
        {title.length} of {MAX_TITLE} characters
      </small>
      {problem && <p role="alert">{problem}</p>}
      <button type="submit">Start writing</button>
    </form>
  );
}
