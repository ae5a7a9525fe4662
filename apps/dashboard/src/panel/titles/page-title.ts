import { getTranslation, type I18nClient } from '@payloadcms/translations';
import type { SanitizedConfig } from 'payload';
import { panelViews } from '../views.ts';
import { payloadTitles, screenTitles } from './screen-titles.ts';

/** Reads the title of a document, if the user may read it. */
export type ReadTitle = (collection: string, id: string) => Promise<string | undefined>;

/**
 * The title of a screen's browser tab, without the brand.
 * @param segments of the path below `/admin`
 * @param readTitle not called where the path names no document
 */
export async function toPageTitle(
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
  i18n: I18nClient,
  segments: readonly string[],
  readTitle: ReadTitle,
): Promise<string> {
  const { t } = i18n;
  const [first = '', slug, ...rest] = segments;
  if (first === 'collections') {
    const collection = config.collections.find((one) => one.slug === slug);
    if (!collection) return t('general:notFound');
    const { singular, plural } = collection.labels;
    const label = getTranslation(singular, i18n);
    const isTrash = rest[0] === 'trash';
    const [id, view, version] = isTrash ? rest.slice(1) : rest;
    if (id === undefined) return join(isTrash && t('general:trash'), getTranslation(plural, i18n));
    if (id === 'create') return t('general:creatingNewLabel', { label });
    const name = (await readTitle(collection.slug, id)) ?? label;
    return join(view === 'versions' && t(version ? 'version:version' : 'version:versions'), name);
  }
  if (first === 'globals') {
    const found = config.globals.find((one) => one.slug === slug);
    return found ? getTranslation(found.label, i18n) : t('general:notFound');
  }
  const own = findView(segments);
  if (own) return screenTitles[own](i18n);
  return payloadTitles[first]?.(i18n) ?? t('general:notFound');
}

const join = (...parts: (string | false)[]) => parts.filter(Boolean).join(' · ');

/** Which of our screens a path opens. */
function findView(segments: readonly string[]): keyof typeof panelViews | undefined {
  if (segments.length === 0) return 'dashboard';
  const views = Object.entries(panelViews) as [keyof typeof panelViews, { path?: string }][];
  return views.find(([, { path }]) => path === `/${segments.join('/')}`)?.[0];
}
