import type { LibraryPicture } from '@agency/content/schemas/shared';
import type { Image } from '@agency/contracts';
import { lazy, Suspense, useState } from 'react';
import { toLibraryPicture } from '../../collections/content/library-pictures.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { useForm } from './form-context.ts';
import { toChoices } from './kinds.ts';
import { toPlace } from './tree.ts';

// Most who edit words choose no picture.
const LibraryDrawer = lazy(async () => ({
  default: (await import('./LibraryDrawer.tsx')).LibraryDrawer,
}));

/** A picture of a page: one of those the website is shipped with, or one of the library. */
export function Picture(field: FieldProps) {
  const { schema, place, value } = field;
  const { change } = useForm();
  const { picture: says } = useTranslations('content').texts;
  const [isChoosing, setChoosing] = useState(false);
  const shippedOnes = (schema.anyOf ?? []).flatMap((one) => toChoices(one) ?? []);
  const chosen =
    typeof value === 'object' && value !== null ? (value as LibraryPicture) : undefined;
  const choose = (id: number, image: Image) => {
    const group = place.split('/').slice(0, -1).join('/');
    change(place, toLibraryPicture(id, image));
    change(toPlace(group, 'alt'), image.name);
    change(toPlace(group, 'focus'), image.focus);
    setChoosing(false);
  };
  return (
    <FieldFrame field={field}>
      {(framed) => (
        <>
          <select
            {...framed}
            value={chosen ? 'library' : String(value ?? '')}
            onChange={({ target }) => change(place, target.value)}
          >
            {chosen && <option value="library">{says.ofLibrary}</option>}
            {shippedOnes.map((name) => (
              <option key={name} value={name}>
                {String(name).replace(/^\.\//, '')}
              </option>
            ))}
          </select>
          {chosen && (
            // biome-ignore lint/performance/noImgElement: the library makes its own small pictures
            <img className="words-picture" src={toThumbnail(chosen)} alt="" />
          )}
          <p className="words-group__acts">
            <button type="button" data-quiet onClick={() => setChoosing(true)}>
              {says.choose}
            </button>
          </p>
          {isChoosing && (
            <Suspense>
              <LibraryDrawer onChoose={choose} onClose={() => setChoosing(false)} />
            </Suspense>
          )}
        </>
      )}
    </FieldFrame>
  );
}

const toThumbnail = ({ src, sizes }: LibraryPicture): string =>
  sizes.reduce<{ src: string; width: number }>(
    (least, size) => (size.width < least.width ? size : least),
    { src, width: Infinity },
  ).src;
