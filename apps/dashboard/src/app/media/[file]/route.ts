import { getPayload } from 'payload';
import { serveMedia } from '../../../api/serve-media.ts';
import config from '../../../payload.config.ts';

const answer = async (request: Request) => serveMedia(request, await getPayload({ config }));

export { answer as GET, answer as HEAD };
