'use client';

import { Link, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LinkUse } from '../../links/link-use.ts';

/** Payload's questions before a document is taken down or deleted, by the beginnings of their names. */
const QUESTIONS = ['confirm-un-publish', 'delete', 'perma-delete'];

/** Where a post or a case study is linked: beside its form, and in the questions before it is taken down or deleted. */
export function LinkUses() {
  const { collectionSlug, id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const question = QUESTIONS.map((name) => `${name}-${id}`).find(isModalOpen);
  const uses = useLinkUses(
    id === undefined ? undefined : `${collectionSlug === 'blogs' ? 'blogs' : 'studies'}/${id}`,
    question,
  );
  const place = useQuestion(question);
  if (!uses) return null;
  return (
    <section className="picture-uses" aria-label="Where it is linked">
      <h3>Where it is linked</h3>
      {uses.length === 0 ? <p>Nowhere.</p> : <Uses uses={uses} />}
      {place && uses.length > 0 && createPortal(<Warning uses={uses} />, place)}
    </section>
  );
}

function Warning({ uses }: { uses: LinkUse[] }) {
  return (
    <div className="picture-uses">
      <p>
        {uses.length === 1 ? 'One place links to it' : `${uses.length} places link to it`}. Links of
        articles that were chosen by name become plain words; others lead to a page that is not
        there.
      </p>
      <Uses uses={uses} />
    </div>
  );
}

function Uses({ uses }: { uses: LinkUse[] }) {
  return (
    <ul>
      {uses.map(({ title, kind, path }) => (
        <li key={path ?? title}>
          {path ? (
            <Link href={path} prefetch={false}>
              <bdi>{title}</bdi>
            </Link>
          ) : (
            <bdi>{title}</bdi>
          )}
          , {path ? kind.toLowerCase() : 'shipped with the website'}
        </li>
      ))}
    </ul>
  );
}

/** Asked when the form is opened, and again with each question. Nothing while it is not known. */
function useLinkUses(target: string | undefined, question: string | undefined) {
  const [uses, setUses] = useState<LinkUse[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question asks again
  useEffect(() => {
    if (!target) return;
    const asking = new AbortController();
    fetch(`/cms-api/link-uses?target=${target}`, { signal: asking.signal })
      .then((answer) => (answer.ok ? answer.json() : Promise.reject(answer)))
      .then((answer: { uses: LinkUse[] }) => setUses(answer.uses))
      // What is not known is not said.
      .catch(() => undefined);
    return () => asking.abort();
  }, [target, question]);
  return uses;
}

/** Where a question says what it asks, once it stands on the page. */
function useQuestion(question: string | undefined): Element | undefined {
  const [place, setPlace] = useState<Element>();
  useEffect(() => {
    if (!question) return setPlace(undefined);
    let frame = 0;
    const look = () => {
      const dialog = document.getElementById(question);
      const found = dialog?.querySelector('.confirmation-modal__content');
      if (found) setPlace(found);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [question]);
  return question ? place : undefined;
}
