import { type Endpoint, restoreVersionOperation } from 'payload';
import { answerJson } from '../../api/answer.ts';
import { translateError } from '../../panel/language/errors.ts';
import { toRowId } from '../../platform/row-id.ts';
import { inTransaction } from '../../platform/transaction.ts';
import { noteInAudit } from '../audit-trail/note-in-audit.ts';
import { AS_IT_WAS } from '../gone/refuse-gone.ts';
import type { Drafted, DraftedDocument } from './drafted.ts';
import { actAs } from './save-document.ts';

/**
 * `POST /cms-api/<collection>/versions/{id}`: makes a version the newest one again, as a draft. What is public stays as it is until
 * somebody publishes; with `publish=true` that is done at once, if it is whole. Payload's own would publish whatever once was.
 */
export const createRestoreEndpoint = (collection: Drafted): Endpoint => ({
  path: '/versions/:id',
  method: 'post',
  handler: async (req) => {
    const { payload, query, routeParams } = req;
    const restored = await inTransaction(payload, async (inside) => {
      const asked = actAs(inside, req);
      asked.context[AS_IT_WAS] = true;
      const doc = await restoreVersionOperation<DraftedDocument>({
        id: toRowId(routeParams?.id),
        collection: payload.collections[collection],
        depth: 0,
        draft: true,
        overrideAccess: false,
        req: asked,
      });
      await noteInAudit(asked, { act: 'restored', subject: `${collection} ${doc.id}` });
      return doc;
    });
    if (query.publish !== 'true') {
      const message = translateError(req, ({ editing }) => editing.restored);
      return answerJson({ ...restored, message });
    }
    // Not the request that restored: it remembers that, and would publish no more than it names.
    const published = await inTransaction(payload, (inside) =>
      payload.update({
        collection,
        id: restored.id,
        data: { _status: 'published' },
        depth: 0,
        overrideAccess: false,
        req: actAs(inside, req),
      }),
    );
    const message = translateError(req, ({ editing }) => editing.restoredPublished);
    return answerJson({ ...published, message });
  },
});
