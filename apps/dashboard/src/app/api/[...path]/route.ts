import { getPayload } from 'payload';
import { answerApi } from '../../../api/answer-api.ts';
import config from '../../../payload.config.ts';

const answer = async (request: Request) => answerApi(request, await getPayload({ config }));

export {
  answer as DELETE,
  answer as GET,
  answer as HEAD,
  answer as OPTIONS,
  answer as PATCH,
  answer as POST,
  answer as PUT,
};
