import { getPayload } from 'payload';
import { answerMedia } from '../../../api/media.ts';
import config from '../../../payload.config.ts';

const answer = async (request: Request) => answerMedia(request, await getPayload({ config }));

export { answer as GET, answer as HEAD };
