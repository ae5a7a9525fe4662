import { getPayload } from 'payload';
import { handleApiRequest } from '../../../api/handle-api.ts';
import config from '../../../payload.config.ts';

const answer = async (request: Request) => handleApiRequest(request, await getPayload({ config }));

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
