import type { LibraryPicture } from '@agency/content/schemas/shared';
import { useListDrawer } from '@payloadcms/ui';
import { joinPath } from '../../collections/content/content-tree.ts';
import { toLibraryPicture } from '../../collections/content/to-library-picture.ts';
import type { Media } from '../../payload-types.ts';
import { useTask } from '../controls/use-task.ts';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { requestDashboard } from '../request-dashboard.ts';
import { FieldFrame, useControl } from './FieldFrame.tsx';
import { toChoices } from './field-kinds.ts';
import { type FieldProps, useContentForm } from './form-context.ts';

/** A picture of a page: a default one, or one of the library. */
export function PictureSelect(field: FieldProps) {
  const { schema, path, value } = field;
  const { change } = useContentForm();
  const control = useControl(path);
  const { picture: labels } = useTranslations('content').texts;
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: ['media'],
    selectedCollection: 'media',
  });
  const { problem, run } = useTask();
  const defaultPictures = (schema.anyOf ?? []).flatMap((one) => toChoices(one) ?? []);
  const chosen =
    typeof value === 'object' && value !== null ? (value as LibraryPicture) : undefined;
  const smallest = chosen?.sizes?.toSorted((one, other) => one.width - other.width)[0];

  const choose = async (id: unknown) => {
    closeDrawer();
    // Loaded on demand, because it imports the schemas of the contract.
    const { toImage } = await import('../../api/image.ts');
    // The list has only those fields that are its columns.
    const image = toImage(await requestDashboard<Media>(`/cms-api/media/${id}?depth=0`));
    if (!image) throw new Error(labels.unreadable);
    const group = path.split('/').slice(0, -1).join('/');
    change(path, toLibraryPicture(Number(id), image));
    change(joinPath(group, 'alt'), image.name);
    change(joinPath(group, 'focus'), image.focus);
  };
  return (
    <FieldFrame field={field}>
      <select
        {...control}
        value={chosen ? 'library' : String(value ?? '')}
        onChange={({ target }) => change(path, target.value)}
      >
        {chosen && <option value="library">{labels.ofLibrary}</option>}
        {defaultPictures.map((name) => (
          <option key={String(name)} value={String(name)}>
            {String(name).replace(/^\.\//, '')}
          </option>
        ))}
      </select>
      {chosen && (
        // biome-ignore lint/performance/noImgElement: the library makes its own small pictures
        <img className="words-picture" src={smallest?.src ?? chosen.src} alt="" />
      )}
      <button type="button" onClick={openDrawer}>
        {labels.choose}
      </button>
      <p role="alert">{problem}</p>
      <ListDrawer onSelect={({ doc }) => void run(() => choose(doc.id))} />
    </FieldFrame>
  );
}
