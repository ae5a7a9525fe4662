import type { Endpoint } from 'payload';
import { editors } from '../access/access.ts';
import { answerError, answerJson } from '../api/answer.ts';
import { translateError } from '../panel/language/errors.ts';
import { rejectUnauthorized } from '../panel/language/reject-unauthorized.ts';
import { findTarget, findTargets } from './find-targets.ts';
import { isDocument, parseTarget } from './link-target.ts';
import { findLinkUses } from './link-uses.ts';
import { MAX_NAME } from './offered-target.ts';

/**
 * `GET /cms-api/link-targets?words=…`: what a link of an article may lead to, by part of its name; with `target=…` the
 * one that a link keeps, or nothing when it is gone.
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
      return answerJson({ targets: found ? [found] : [] });
    }
    if (typeof words !== 'string' || words.length > MAX_NAME) {
      return answerError(
        400,
        translateError(req, ({ editing }) => editing.longName),
      );
    }
    return answerJson({ targets: await findTargets(req, words) });
  },
};

/** `GET /cms-api/link-uses?target=…`: where a post or a case study of the dashboard is linked. */
export const linkUsesEndpoint: Endpoint = {
  path: '/link-uses',
  method: 'get',
  handler: async (req) => {
    const refusal = rejectUnauthorized(req, editors, ({ access }) => access.links);
    if (refusal) return refusal;
    const target = parseTarget(req.query.target);
    if (!target || !isDocument(target))
      return answerError(
        400,
        translateError(req, ({ editing }) => editing.noDocument),
      );
    return answerJson({ uses: await findLinkUses(req, target) });
  },
};
