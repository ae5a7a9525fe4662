import { getTranslation } from '@payloadcms/translations';
import { Gutter, SetDocumentStepNav } from '@payloadcms/ui';
import type { DocumentViewServerProps } from 'payload';
import { Fragment } from 'react';
import { readVersions } from '../../collections/editing/read-versions.ts';
import type { VersionedCollection } from '../../collections/editing/versioned.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { toMoment } from '../../platform/language/times.ts';
import { Link } from '../controls/Link.tsx';
import { RequestButton } from '../controls/RequestButton.tsx';

/** Versions of a document. Each opens as a comparison with the current one. */
export async function VersionsView(props: DocumentViewServerProps) {
  const { hasPublishedDoc, initPageResult, routeSegments, versions: drawn = {} } = props;
  const { collectionConfig, docID, req } = initPageResult;
  if (!collectionConfig) return null;
  const { slug, labels: names, admin } = collectionConfig;
  const { language, texts } = getTranslations(req.i18n, 'editing');
  const labels = texts.versions;
  const collection = slug as VersionedCollection;
  const versions = await readVersions(req, collection, Number(docID), hasPublishedDoc);
  const now = versions[0]?.id;
  const isTrashed = routeSegments[2] === 'trash';
  const folder = `/admin/collections/${slug}/${isTrashed ? 'trash/' : ''}${docID}/versions`;
  // In the drawer of a comparison, a click selects the version to compare with.
  const toHref = (id: number) =>
    drawn.useVersionDrawerCreatedAtCell
      ? `?versionFrom=${id}`
      : `${folder}/${id}${id === now ? '' : `?versionFrom=${now}`}`;
  const Frame = drawn.disableGutter ? Fragment : Gutter;
  return (
    <>
      <SetDocumentStepNav
        collectionSlug={slug}
        id={docID as string}
        isTrashed={isTrashed}
        pluralLabel={getTranslation(names.plural, req.i18n)}
        useAsTitle={admin.useAsTitle}
        view={req.i18n.t('version:versions')}
      />
      <main className="versions">
        <Frame>
          {versions.length === 0 ? (
            <p>{labels.none}</p>
          ) : (
            <div className="table versions__list">
              <table>
                <thead>
                  <tr>
                    {[labels.when, labels.who, labels.what, labels.restore].map((name) => (
                      <th key={name} scope="col">
                        {name}
                      </th>
                    ))}
                  </tr>
                </thead>
                <tbody>
                  {versions.map(({ id, at, by, state }) => (
                    <tr key={id}>
                      <td>
                        <Link href={toHref(id)}>
                          <time dateTime={at}>{toMoment(at, language)}</time>
                        </Link>
                      </td>
                      <td>
                        <bdi>{by}</bdi>
                      </td>
                      <td>{labels.states[state]}</td>
                      <td>
                        {id !== now && !isTrashed && (
                          <RequestButton
                            path={`/${slug}/versions/${id}`}
                            text={labels.restore}
                            label={`${labels.restore}: ${toMoment(at, language)}`}
                            opens={slug}
                          />
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </div>
          )}
        </Frame>
      </main>
    </>
  );
}
