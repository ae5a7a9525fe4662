'use client';

import { useRouter } from 'next/navigation.js';
import { useWords } from '../language/SpokenLanguage.tsx';
import { PictureRows } from './PictureRows.tsx';

/** Above the list of pictures: puts several into the library at once. */
export function AddPictures() {
  const { words } = useWords('pictures');
  const router = useRouter();
  return (
    <details className="add-pictures">
      <summary>{words.addSeveral}</summary>
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
              {words.showInList}
            </button>
          )
        }
      </PictureRows>
    </details>
  );
}
