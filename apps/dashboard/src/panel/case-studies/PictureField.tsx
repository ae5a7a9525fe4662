'use client';

import { pictureShapes, rhythmSchema } from '@agency/contracts';
import { UploadField, useDocumentEvents, useField, useFormFields } from '@payloadcms/ui';
import type { UploadFieldClientComponent } from 'payload';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PicturesDialog } from '../pictures/PicturesDialog.tsx';
import { type PictureSize, warnAboutGallery, warnAboutPicture } from './crop-warnings.ts';

type Placement = keyof typeof pictureShapes;

const isPlacement = (name: string): name is Placement => name in pictureShapes;

/** Where the picture of a field is shown; nowhere for that of the circle, which shows a part of it in any case. */
function findPlacement(field: string): Placement | undefined {
  if (field === 'picture') return 'bleeding';
  return isPlacement(field) ? field : undefined;
}

/** Whether it happened in the field itself: React tells it of the windows that it opens, too. */
const isWithin = ({ currentTarget, target }: SyntheticEvent) =>
  target instanceof Node && currentTarget.contains(target);

/**
 * A picture of a case study, or those of a gallery: one window uploads them, whether they are chosen, dropped or pasted, and what
 * its placement crops is shown at once.
 */
export const PictureField: UploadFieldClientComponent = (props) => {
  const { field, path, readOnly } = props;
  const { value, setValue } = useField<number | number[] | null>({ path });
  const rhythm = useFormFields(
    ([fields]) => fields[path.replace(/[^.]*$/, 'rhythm')]?.value ?? 'pairs',
  );
  const ids = [value ?? []].flat();
  const sizes = useSizes(ids);
  const translations = useTranslations('caseStudies');
  const { texts } = useTranslations('pictures');
  const [files, setFiles] = useState<readonly File[]>();
  const box = useRef<HTMLDivElement>(null);
  const pictures = ids.map((id) => sizes[id]);
  const warnings = field.hasMany
    ? warnAboutGallery(pictures, rhythmSchema.catch('pairs').parse(rhythm), translations)
    : warnAboutPicture(pictures[0] ?? {}, findPlacement(field.name), translations);

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
    // Tells Payload's drop zone that the drag has ended.
    event.target.dispatchEvent(new DragEvent('dragleave', { bubbles: true }));
  }

  return (
    <div
      ref={box}
      className="picture-field"
      tabIndex={-1}
      onClickCapture={(event) => {
        const isUpload = (event.target as Element).closest('.upload__createNewToggler');
        if (isWithin(event) && isUpload) open(event, []);
      }}
      onDropCapture={(event) => take(event, event.dataTransfer)}
      onPasteCapture={(event) => take(event, event.clipboardData)}
    >
      <UploadField {...props} />
      <div className="picture-field__shape" role="status">
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        {warnings.length > 0 && <p>{translations.texts.shape.stays}</p>}
      </div>
      {files && (
        <PicturesDialog
          label={texts.forField}
          insert={texts.insertHere}
          files={files}
          isOne={!field.hasMany}
          isQuick
          onInsert={([first, ...more]) =>
            setValue(field.hasMany ? [...ids, first, ...more] : first)
          }
          onClose={() => {
            setFiles(undefined);
            // The button that opened it is gone when the field has its picture.
            box.current?.focus();
          }}
        />
      )}
    </div>
  );
};

/** Sizes of library pictures by id; empty for pictures that could not be loaded. */
function useSizes(ids: number[]): Record<number, PictureSize> {
  const [sizes, setSizes] = useState<Record<number, PictureSize>>({});
  const unknown = ids.filter((id) => !(id in sizes)).join();
  useEffect(() => {
    if (unknown === '') return;
    const controller = new AbortController();
    const query = `where[id][in]=${unknown}&depth=0&pagination=false&select[width]=true&select[height]=true`;
    fetch(`/cms-api/media?${query}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : { docs: [] }))
      .then(({ docs }: { docs: (PictureSize & { id: number })[] }) => {
        const found = Object.fromEntries([
          ...unknown.split(',').map((id) => [id, {}]),
          ...docs.map((one) => [one.id, one]),
        ]);
        setSizes((known) => ({ ...known, ...found }));
      })
      .catch(() => undefined);
    return () => controller.abort();
  }, [unknown]);
  const { mostRecentUpdate } = useDocumentEvents();
  useEffect(() => {
    // Its file may be another one.
    if (mostRecentUpdate?.entitySlug !== 'media') return;
    setSizes(({ [Number(mostRecentUpdate.id)]: _changed, ...others }) => others);
  }, [mostRecentUpdate]);
  return sizes;
}
