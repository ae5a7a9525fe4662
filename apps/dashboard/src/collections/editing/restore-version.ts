import { type Endpoint, restoreVersionOperation } from 'payload';
import { jsonResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { IS_RESTORE } from '../references/reject-dangling.ts';
import { inheritUser } from './save-document.ts';
import type { VersionedCollection, VersionedDocument } from './versioned.ts';

/**
 * `POST /cms-api/<collection>/versions/{id}` restores a version as a draft. With `publish=true` it then publishes it,
 * with validation. Payload's endpoint would publish any version that was once published.
 */
export const createRestoreEndpoint = (collection: VersionedCollection): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { payload, query, routeParams } = req;
    const restored = await inTransaction(payload, async (inside) => {
      const request = inheritUser(inside, req);
      request.context[IS_RESTORE] = true;
      const doc = await restoreVersionOperation<VersionedDocument>({
        id: toRowId(routeParams?.id),
        collection: payload.collections[collection],
        depth: 0,
        draft: true,
        overrideAccess: false,
        req: request,
      });
      await recordAudit(request, { act: 'restored', subject: `${collection} ${doc.id}` });
      return doc;
    });
    if (query.publish !== 'true') {
      const message = translateError(req, ({ editing }) => editing.restored);
      return jsonResponse({ ...restored, message });
    }
    // A new request: the context of the restore would skip validation.
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
    const message = translateError(req, ({ editing }) => editing.restoredPublished);
    return jsonResponse({ ...published, message });
  },
});
