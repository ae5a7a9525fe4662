import { drawResume } from '@agency/resumes/check-resume';
import { BusyError, createSemaphore } from '@agency/server/semaphore';
import type { Endpoint, PayloadRequest } from 'payload';
import sharp from 'sharp';
import { createRoute } from '../api/create-endpoint.ts';
import { ApiError, createApiError } from '../api/response.ts';
import { recordAudit } from '../collections/audit-trail/record-audit.ts';
import { getWithheldReason } from '../jobs/virus-scan/scan-state.ts';
import type { Submission } from '../payload-types.ts';
import { isResumeKey, readResume } from './resumes.ts';

const reasons = {
  pending: 'This resume is being checked for viruses. Try again in a moment.',
  unknown: 'This resume could not be checked for viruses, and is not handed out.',
  infected: 'A virus was found in this resume. It is not handed out.',
} as const;

/** How many pages there are, and the first ones. A picture is a data URL. */
export interface DrawnResume {
  total: number;
  pages: { text: string; picture?: { src: string; width: number; height: number } }[];
}

// The pictures of one resume take up to 64 MB before compression.
const turns = createSemaphore({ permits: 1, queue: 8 });

/** A resume of an application, and its first pages. The rendered pages are not stored. */
export const resumeEndpoints: Endpoint[] = [
  // Browsers never open it on our origin.
  createRoute('recruiters', 'get', '/resumes/:key', async (req) => {
    const { application, body } = await openResume(req);
    return new Response(body, {
      headers: {
        'Content-Type': 'application/octet-stream',
        'Content-Length': String(application.resumeSize),
        'Content-Disposition': toAttachment(application),
        'X-Content-Type-Options': 'nosniff',
        'Content-Security-Policy': "default-src 'none'; sandbox",
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Cache-Control': 'no-store',
      },
    });
  }),
  createRoute('recruiters', 'get', '/resumes/:key/pages', async (req) => {
    const { body } = await openResume(req);
    try {
      return await turns.run(() => draw(body));
    } catch (error) {
      if (!(error instanceof BusyError)) throw error;
      await body.cancel();
      throw createApiError(req, 503, ({ access }) => access.busy);
    }
  }),
];

/** Opens the file in the path, for who may read the application, and records that. */
async function openResume(req: PayloadRequest) {
  const key = req.routeParams?.key;
  if (!isResumeKey(key)) throw createApiError(req, 404, ({ access }) => access.noResume);
  const { docs } = await req.payload.find({
    collection: 'submissions',
    where: { resumeKey: { equals: key } },
    limit: 1,
    pagination: false,
    depth: 0,
    overrideAccess: false,
    req,
  });
  const application = docs[0];
  const withheld = application && getWithheldReason(application);
  if (withheld) throw new ApiError(409, reasons[withheld]);
  const body = application && (await readResume(key));
  if (!body) throw createApiError(req, 404, ({ access }) => access.noResume);
  await recordAudit(req, { act: 'resume-opened', subject: `application ${application.id}` });
  req.payload.logger.info(
    { user: req.user?.id, application: application.reference },
    'a resume was opened',
  );
  return { application, body };
}

async function draw(body: ReadableStream<Uint8Array>): Promise<DrawnResume> {
  const drawn = await drawResume(new Uint8Array(await new Response(body).arrayBuffer()));
  if (!drawn.ok) return { total: 0, pages: [] };
  const pages = drawn.pages.map(async ({ text, picture }) => {
    if (!picture) return { text };
    const { rgba, ...size } = picture;
    const image = sharp(rgba, { raw: { ...size, channels: 4 } }).webp({ effort: 2 });
    const src = `data:image/webp;base64,${(await image.toBuffer()).toString('base64')}`;
    return { text, picture: { src, ...size } };
  });
  return { total: drawn.total, pages: await Promise.all(pages) };
}

/** `Content-Disposition` with an ASCII name and the UTF-8 name (RFC 6266). */
function toAttachment({ resumeName: name, resumeKind: kind }: Submission): string {
  const encoded = encodeURIComponent(name ?? '').replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="resume.${kind}"; filename*=UTF-8''${encoded}`;
}
