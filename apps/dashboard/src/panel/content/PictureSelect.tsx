import type { LibraryPicture } from '@agency/content/schemas/shared';
import type { Image } from '@agency/contracts';
import { lazy, Suspense, useState } from 'react';
import { toLibraryPicture } from '../../collections/content/library-pictures.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { joinPath } from './content-tree.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { toChoices } from './field-kinds.ts';
import type { FieldProps } from './field-props.ts';
import { useContentFormState } from './form-context.ts';

// Loaded on demand: most editors choose no picture.
const LibraryDrawer = lazy(async () => ({
  default: (await import('./LibraryDrawer.tsx')).LibraryDrawer,
}));

/** A picture of a page: a default one, or one of the library. */
export function PictureSelect(field: FieldProps) {
  const { schema, path, value } = field;
  const { change } = useContentFormState();
  const { picture: labels } = useTranslations('content').texts;
  const [isChoosing, setChoosing] = useState(false);
  const defaultPictures = (schema.anyOf ?? []).flatMap((one) => toChoices(one) ?? []);
  const chosen =
    typeof value === 'object' && value !== null ? (value as LibraryPicture) : undefined;
  const choose = (id: number, image: Image) => {
    const group = path.split('/').slice(0, -1).join('/');
    change(path, toLibraryPicture(id, image));
    change(joinPath(group, 'alt'), image.name);
    change(joinPath(group, 'focus'), image.focus);
    setChoosing(false);
  };
  return (
    <FieldFrame field={field}>
      {(control) => (
        <>
          <select
            {...control}
            value={chosen ? 'library' : String(value ?? '')}
            onChange={({ target }) => change(path, target.value)}
          >
            {chosen && <option value="library">{labels.ofLibrary}</option>}
            {defaultPictures.map((name) => (
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
              {labels.choose}
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
