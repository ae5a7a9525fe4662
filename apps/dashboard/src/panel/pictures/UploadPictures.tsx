'use client';

import { useRouter } from 'next/navigation.js';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PictureRows } from './PictureRows.tsx';

/** Above the list of pictures: puts several into the library at once. */
export function UploadPictures() {
  const { texts } = useTranslations('pictures');
  const router = useRouter();
  return (
    <details className="add-pictures">
      <summary>{texts.addSeveral}</summary>
      <PictureRows>
        {(stored, clear) =>
          stored.length > 0 && (
            <button
              type="button"
              data-quiet=""
              onClick={() => {
                clear();
                router.refresh();
              }}
            >
              {texts.showInList}
            </button>
          )
        }
      </PictureRows>
    </details>
  );
}
