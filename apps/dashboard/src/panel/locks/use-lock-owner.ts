'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { documentNouns, type VersionedCollection } from '../../collections/editing/versioned.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

const isDrafted = (slug = ''): slug is VersionedCollection => Object.hasOwn(documentNouns, slug);

/**
 * How the screens of locks speak of a colleague and of what is open.
 * @param owner as the server names them; an account's number where it does not
 */
export function useLockOwner(owner: unknown) {
  const { collectionSlug } = useDocumentInfo();
  const { language, texts, t } = useTranslations('editing');
  const named = owner as { name?: string } | null | undefined;
  const name = named?.name || texts.locks.somebody;
  const draft = isDrafted(collectionSlug) ? texts.these[collectionSlug] : undefined;
  return {
    language,
    says: texts.locks,
    say: t,
    /** Whether what is typed is kept in the browser. */
    hasLocalDraft: draft !== undefined,
    writing: draft
      ? t(texts.locks.writingIn, { name, this: draft })
      : t(texts.locks.writing, { name }),
  };
}
