'use client';

import { Link, useDocumentInfo, useModal } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { LinkUse } from '../../links/link-uses.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

/** Payload's questions before a document is taken down or deleted, by the beginnings of their names. */
const QUESTIONS = ['confirm-un-publish', 'delete', 'perma-delete'];

/** Where a post or case study is linked: next to its form, and in the dialogs before it is unpublished or deleted. */
export function LinkUses() {
  const { collectionSlug, id } = useDocumentInfo();
  const { isModalOpen } = useModal();
  const question = QUESTIONS.map((name) => `${name}-${id}`).find(isModalOpen);
  const uses = useLinkUses(
    id === undefined ? undefined : `${collectionSlug === 'blogs' ? 'blogs' : 'studies'}/${id}`,
    question,
  );
  const {
    texts: { uses: labels },
  } = useTranslations('editing');
  const container = useDialogContent(question);
  if (!uses) return null;
  return (
    <section className="picture-uses" aria-label={labels.heading}>
      <h3>{labels.heading}</h3>
      {uses.length === 0 ? <p>{labels.nowhere}</p> : <Uses uses={uses} />}
      {container && uses.length > 0 && createPortal(<Warning uses={uses} />, container)}
    </section>
  );
}

function Warning({ uses }: { uses: LinkUse[] }) {
  const { texts, t } = useTranslations('editing');
  return (
    <div className="picture-uses">
      <p>{t(texts.uses.warning, { count: uses.length })}</p>
      <Uses uses={uses} />
    </div>
  );
}

function Uses({ uses }: { uses: LinkUse[] }) {
  const {
    texts: { links, uses: labels, comma },
  } = useTranslations('editing');
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
          {comma} {path ? links.kinds[kind].toLowerCase() : labels.shipped}
        </li>
      ))}
    </ul>
  );
}

/** Fetched when the form opens, and for each dialog; `undefined` while loading. */
function useLinkUses(target: string | undefined, question: string | undefined) {
  const [uses, setUses] = useState<LinkUse[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a question repeats the request
  useEffect(() => {
    if (!target) return;
    const controller = new AbortController();
    fetch(`/cms-api/link-uses?target=${target}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : Promise.reject(response)))
      .then((response: { uses: LinkUse[] }) => setUses(response.uses))
      // Not shown if the request fails.
      .catch(() => undefined);
    return () => controller.abort();
  }, [target, question]);
  return uses;
}

/** Element of the question's text, once it is rendered. */
function useDialogContent(question: string | undefined): Element | undefined {
  const [container, setPlace] = useState<Element>();
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
  return question ? container : undefined;
}
