import { addDataAndFileToRequest, type Endpoint } from 'payload';
import * as z from 'zod';
import { hasRole } from '../../access/roles.ts';
import { ApiError, errorResponse, jsonResponse } from '../../api/response.ts';
import { translateError } from '../../panel/language/errors.ts';
import { importCaseStudy } from './import-case-study.ts';

const bodySchema = z.strictObject({ name: z.string().max(60).describe('Of the shipped study') });

/** `POST /cms-api/case-studies/copies` imports a static case study as a draft, or returns the existing copy. */
export const importEndpoint: Endpoint = {
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
      const body = bodySchema.safeParse(req.data);
      if (!body.success)
        throw new ApiError(
          422,
          translateError(req, ({ study }) => study.which),
        );
      return jsonResponse(await importCaseStudy(req, body.data.name));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return errorResponse(error.status, error.message);
    }
  },
};
