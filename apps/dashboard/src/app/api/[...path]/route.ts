import { getPayload } from 'payload';
import { handleApiRequest } from '../../../api/handle-api.ts';
import config from '../../../payload.config.ts';

const handle = async (request: Request) => handleApiRequest(request, await getPayload({ config }));

export {
  handle as DELETE,
  handle as GET,
  handle as HEAD,
  handle as OPTIONS,
  handle as PATCH,
  handle as POST,
  handle as PUT,
};
