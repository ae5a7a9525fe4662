import type { DefaultServerCellComponentProps } from 'payload';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { Link } from '../controls/Link.tsx';

/** A path of the 404 log, with a link to the form of a redirect. Two rows are sums of paths that are not stored. */
export function MissingPathCell({ cellData, rowData, i18n }: DefaultServerCellComponentProps) {
  const { texts } = getTranslations(i18n, 'redirects');
  const path = String(cellData);
  if (path === 'probes' || path === 'unlisted') return texts[path];
  const form = `/admin/collections/old-addresses/create?${new URLSearchParams({ from: path })}`;
  return (
    <>
      <Link href={`/admin/collections/missing-paths/${rowData.id}`}>
        <bdi>{path}</bdi>
      </Link>{' '}
      <Link href={form}>
        {texts.redirect} <span className="sr-only">{path}</span>
      </Link>
    </>
  );
}
