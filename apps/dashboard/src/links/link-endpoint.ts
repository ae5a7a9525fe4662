import type { Endpoint } from 'payload';
import { editors } from '../access/access.ts';
import { errorResponse, jsonResponse } from '../api/response.ts';
import { translateError } from '../panel/language/errors.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { findTarget, findTargets } from './find-targets.ts';
import { isDocument, parseTarget } from './link-target.ts';
import { findLinkUses } from './link-uses.ts';

/** Maximum length of a search text; the field sends no longer one. */
const MAX_TEXT = 120;

/**
 * `GET /cms-api/link-targets?words=…` suggests link targets by title; with `target=…` it returns a stored target, or
 * nothing if it is deleted.
 */
export const linkEndpoint: Endpoint = {
  path: '/link-targets',
  method: 'get',
  handler: async (req) => {
    const refusal = rejectUnauthorized(req, editors, ({ access }) => access.links);
    if (refusal) return refusal;
    const { words = '', target } = req.query;
    if (typeof target === 'string') {
      const found = await findTarget(req, target);
      return jsonResponse({ targets: found ? [found] : [] });
    }
    if (typeof words !== 'string' || words.length > MAX_TEXT) {
      const message = translateError(req, ({ editing }) => editing.longName);
      return errorResponse(400, message);
    }
    return jsonResponse({ targets: await findTargets(req, words) });
  },
};

/** `GET /cms-api/link-uses?target=…`: where a post or a case study is linked. */
export const linkUsesEndpoint: Endpoint = {
  path: '/link-uses',
  method: 'get',
  handler: async (req) => {
    const refusal = rejectUnauthorized(req, editors, ({ access }) => access.links);
    if (refusal) return refusal;
    const target = parseTarget(req.query.target);
    if (!target || !isDocument(target)) {
      const message = translateError(req, ({ editing }) => editing.noDocument);
      return errorResponse(400, message);
    }
    return jsonResponse({ uses: await findLinkUses(req, target) });
  },
};
