import { addDataAndFileToRequest, type Endpoint } from 'payload';
import * as z from 'zod';
import { hasRole } from '../../access/roles.ts';
import { ApiError, answerError, answerJson } from '../../api/answer.ts';
import { translateError } from '../../panel/language/errors.ts';
import { copyStudy } from './copy-study.ts';

const askedSchema = z.strictObject({ name: z.string().max(60).describe('Of the shipped study') });

/** `POST /cms-api/case-studies/copies`: makes a draft of a case study that the site is shipped with, or finds the one there is. */
export const copyEndpoint: Endpoint = {
  path: '/copies',
  method: 'post',
  handler: async (req) => {
    try {
      if (!req.user)
        throw new ApiError(
          401,
          translateError(req, ({ access }) => access.signIn),
        );
      if (!hasRole(req, 'admin', 'editor')) {
        throw new ApiError(
          403,
          translateError(req, ({ access }) => access.change),
        );
      }
      await addDataAndFileToRequest(req);
      const asked = askedSchema.safeParse(req.data);
      if (!asked.success)
        throw new ApiError(
          422,
          translateError(req, ({ study }) => study.which),
        );
      return answerJson(await copyStudy(req, asked.data.name));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return answerError(error.status, error.message);
    }
  },
};
