import type { Image } from '@agency/contracts';
import { useListDrawer } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { toImage } from '../../api/image.ts';
import type { Media } from '../../payload-types.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';

interface LibraryDrawerProps {
  onChoose(id: number, picture: Image): void;
  /** It was closed without a choice. */
  onClose(): void;
}

/** The list of pictures, opened to choose one; also to upload one. */
export function LibraryDrawer({ onChoose, onClose }: LibraryDrawerProps) {
  const { texts } = useTranslations('content');
  const [ListDrawer, , { openDrawer, closeDrawer, isDrawerOpen }] = useListDrawer({
    collectionSlugs: ['media'],
    selectedCollection: 'media',
  });
  const [wasOpen, setWasOpen] = useState(false);
  const [error, setError] = useState('');

  // biome-ignore lint/correctness/useExhaustiveDependencies: it opens once, when it is wanted
  useEffect(openDrawer, []);
  useEffect(() => {
    if (isDrawerOpen) setWasOpen(true);
    else if (wasOpen && !error) onClose();
  }, [isDrawerOpen, wasOpen, error, onClose]);

  const select = async ({ doc }: { doc: Record<string, unknown> }) => {
    // The list has only those fields that are its columns.
    const response = await fetch(`/cms-api/media/${doc.id}?depth=0`).catch(() => undefined);
    const picture = response?.ok ? toImage((await response.json()) as Media) : null;
    setError(picture ? '' : texts.picture.unreadable);
    if (picture) onChoose(Number(doc.id), picture);
    closeDrawer();
  };
  return (
    <>
      <ListDrawer onSelect={select} />
      {error && (
        <p className="words-field__fault" role="alert">
          {error}
        </p>
      )}
    </>
  );
}
