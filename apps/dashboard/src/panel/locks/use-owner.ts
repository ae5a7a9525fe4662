'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { documentNouns, type VersionedCollection } from '../../collections/editing/versioned.ts';
import { useWords } from '../language/SpokenLanguage.tsx';

const isDrafted = (slug = ''): slug is VersionedCollection => Object.hasOwn(documentNouns, slug);

/**
 * How the screens of locks speak of a colleague and of what is open.
 * @param owner as the server names them; an account's number where it does not
 */
export function useOwner(owner: unknown) {
  const { collectionSlug } = useDocumentInfo();
  const { language, words, say } = useWords('editing');
  const named = owner as { name?: string } | null | undefined;
  const name = named?.name || words.locks.somebody;
  const draft = isDrafted(collectionSlug) ? words.these[collectionSlug] : undefined;
  return {
    language,
    says: words.locks,
    say,
    /** Whether what is typed is kept in the browser. */
    isKept: draft !== undefined,
    writing: draft
      ? say(words.locks.writingIn, { name, this: draft })
      : say(words.locks.writing, { name }),
  };
}
