'use client';

import { UploadField, useField } from '@payloadcms/ui';
import type { UploadFieldClientComponent } from 'payload';
import { type SyntheticEvent, useState } from 'react';
import { useWords } from '../language/SpokenLanguage.tsx';
import { PicturesDialog } from '../pictures/PicturesDialog.tsx';

/** Whether it happened in the field itself: React tells it of the windows that it opens, too. */
const isWithin = ({ currentTarget, target }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target);

/**
 * A picture of a case study, or those of a gallery: one window uploads them, whether they are chosen, dropped or pasted.
 */
export const PictureField: UploadFieldClientComponent = (props) => {
  const { field, path, readOnly } = props;
  const { value, setValue } = useField<number | number[] | null>({ path });
  const ids = [value ?? []].flat();
  const { words } = useWords('pictures');
  const [files, setFiles] = useState<readonly File[]>();

  /** Opens our window in place of Payload's, which has one for a picture that is chosen and another for what is dropped. */
  function open(event: SyntheticEvent, chosen: readonly File[]) {
    event.preventDefault();
    event.stopPropagation();
    const hasRoom = field.hasMany || ids.length === 0;
    if (hasRoom && !readOnly) setFiles(chosen);
  }

  function take(event: SyntheticEvent, transfer: DataTransfer) {
    if (!isWithin(event) || transfer.files.length === 0) return;
    open(event, [...transfer.files]);
    // Payload's place for files is told that they are no longer above it.
    event.target.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
  }

  return (
    <div
      className="picture-field"
      onClickCapture={(event) => {
        const isUpload = (event.target as Element).closest('.upload__createNewToggler');
        if (isWithin(event) && isUpload) open(event, []);
      }}
      onDropCapture={(event) => take(event, event.dataTransfer)}
      onPasteCapture={(event) => take(event, event.clipboardData)}
    >
      <UploadField {...props} />
      {files && (
        <PicturesDialog
          label={words.forField}
          insert={words.insertHere}
          files={files}
          isOne={!field.hasMany}
          isQuick
          onInsert={([first, ...more]) =>
            setValue(field.hasMany ? [...ids, first, ...more] : first)
          }
          onClose={() => setFiles(undefined)}
        />
      )}
    </div>
  );
};
