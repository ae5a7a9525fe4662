'use client';

import { isRhythm, pictureShapes } from '@agency/contracts';
import { UploadField, useDocumentEvents, useField, useFormFields } from '@payloadcms/ui';
import type { UploadFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { type PictureSize, warnAboutGallery, warnAboutPicture } from './crop-warnings.ts';

type Placement = keyof typeof pictureShapes;

const isPlacement = (name: string): name is Placement => name in pictureShapes;

/** Where the picture of a field is shown; nowhere for that of the circle, which shows a part of it in any case. */
function findPlacement(field: string): Placement | undefined {
  if (field === 'picture') return 'bleeding';
  return isPlacement(field) ? field : undefined;
}

/** A picture of a case study, or those of a gallery, with what their placement crops. */
export const PictureField: UploadFieldClientComponent = (props) => {
  const { field, path } = props;
  const { value } = useField<number | number[] | null>({ path });
  const rhythm = useFormFields(
    ([fields]) => fields[path.replace(/[^.]*$/, 'rhythm')]?.value ?? 'pairs',
  );
  const ids = [value ?? []].flat();
  const sizes = useSizes(ids);
  const translations = useTranslations('caseStudies');
  const pictures = ids.map((id) => sizes[id]);
  const warnings = field.hasMany
    ? warnAboutGallery(pictures, isRhythm(rhythm) ? rhythm : 'pairs', translations)
    : warnAboutPicture(pictures[0] ?? {}, findPlacement(field.name), translations);
  return (
    <div className="picture-field">
      <UploadField {...props} />
      <div className="picture-field__shape" role="status">
        {warnings.map((warning) => (
          <p key={warning}>{warning}</p>
        ))}
        {warnings.length > 0 && <p>{translations.texts.shape.stays}</p>}
      </div>
    </div>
  );
};

/** Sizes of library pictures by id; empty for pictures that could not be loaded. */
function useSizes(ids: number[]): Record<number, PictureSize> {
  const [sizes, setSizes] = useState<Record<number, PictureSize>>({});
  const { mostRecentUpdate } = useDocumentEvents();
  const all = ids.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of a picture repeats the request
  useEffect(() => {
    if (all === '') return;
    const controller = new AbortController();
    const query = `where[id][in]=${all}&depth=0&pagination=false&select[width]=true&select[height]=true`;
    fetch(`/cms-api/media?${query}`, { signal: controller.signal })
      .then((response) => (response.ok ? response.json() : { docs: [] }))
      .then(({ docs }: { docs: (PictureSize & { id: number })[] }) =>
        setSizes(Object.fromEntries(docs.map((one) => [one.id, one]))),
      )
      .catch(() => undefined);
    return () => controller.abort();
  }, [all, mostRecentUpdate]);
  return sizes;
}
