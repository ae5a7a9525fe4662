import { type Endpoint, restoreVersionOperation } from 'payload';
import { jsonResponse } from '../../api/response.ts';
import { translateError } from '../../platform/language/errors.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { recordAudit } from '../audit-trail/record-audit.ts';
import { IS_RESTORE } from '../references/reject-dangling.ts';
import type { VersionedCollection, VersionedDocument } from './versioned.ts';

/**
 * `POST /cms-api/<collection>/versions/{id}` restores a version as a draft. Payload's endpoint would publish any version
 * that was once published, and no hook can change that.
 */
export const createRestoreEndpoint = (collection: VersionedCollection): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const doc = await inTransaction(req, async (inside) => {
      inside.context[IS_RESTORE] = true;
      const restored = await restoreVersionOperation<VersionedDocument>({
        id: toRowId(req.routeParams?.id),
        collection: req.payload.collections[collection],
        depth: 0,
        draft: true,
        overrideAccess: false,
        req: inside,
      });
      await recordAudit(inside, { act: 'restored', subject: `${collection} ${restored.id}` });
      return restored;
    });
    return jsonResponse({ doc, message: translateError(req, ({ editing }) => editing.restored) });
  },
});
