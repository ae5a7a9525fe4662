import { type Endpoint, restoreVersionOperation } from 'payload';
import { jsonResponse } from '../../api/response.ts';
import { tell } from '../../panel/language/refuse.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { IS_RESTORE } from '../references/reject-dangling.ts';
import { inheritUser } from './save-document.ts';
import type { VersionedCollection, VersionedDocument } from './versioned.ts';

/**
 * `POST /cms-api/<collection>/versions/{id}`: makes a version the newest one again, as a draft. What is public stays as it is until
 * somebody publishes; with `publish=true` that is done at once, if it is whole. Payload's own would publish whatever once was.
 */
export const createRestoreEndpoint = (collection: VersionedCollection): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { payload, query, routeParams } = req;
    const restored = await inTransaction(payload, async (inside) => {
      const asked = inheritUser(inside, req);
      asked.context[IS_RESTORE] = true;
      const doc = await restoreVersionOperation<VersionedDocument>({
        id: toRowId(routeParams?.id),
        collection: payload.collections[collection],
        depth: 0,
        draft: true,
        overrideAccess: false,
        req: asked,
      });
      await recordAudit(asked, { act: 'restored', subject: `${collection} ${doc.id}` });
      return doc;
    });
    if (query.publish !== 'true') {
      const message = tell(req, ({ editing }) => editing.restored);
      return jsonResponse({ ...restored, message });
    }
    // Not the request that restored: it remembers that, and would publish no more than it names.
    const published = await inTransaction(payload, (inside) =>
      payload.update({
        collection,
        id: restored.id,
        data: { _status: 'published' },
        depth: 0,
        overrideAccess: false,
        req: inheritUser(inside, req),
      }),
    );
    const message = tell(req, ({ editing }) => editing.restoredPublished);
    return jsonResponse({ ...published, message });
  },
});
