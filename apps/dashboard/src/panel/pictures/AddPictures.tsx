'use client';

import { useRouter } from 'next/navigation.js';
import { PictureRows } from './PictureRows.tsx';

/** Above the list of pictures: puts several into the library at once. */
export function AddPictures() {
  const router = useRouter();
  return (
    <details className="add-pictures">
      <summary>Add several pictures</summary>
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
              Show them in the list
            </button>
          )
        }
      </PictureRows>
    </details>
  );
}
