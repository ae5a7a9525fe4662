import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import {
  type AfterErrorHook,
  type CollectionBeforeOperationHook,
  type Endpoint,
  NotFound,
  type PayloadRequest,
  QueryError,
  type SanitizedConfig,
  type UploadConfig,
} from 'payload';

const rejectNotFound = ({ t }: PayloadRequest): never => {
  throw new NotFound(t);
};

const toNotFound = (method: Endpoint['method'], path: string): Endpoint => ({
  method,
  path,
  handler: rejectNotFound,
});

const VERSIONS = [
  toNotFound('get', '/versions'),
  toNotFound('get', '/versions/:id'),
  toNotFound('post', '/versions/:id'),
];
const PASTE = [toNotFound('get', '/paste-url'), toNotFound('get', '/paste-url/:id')];

/** Operators for points. No field is a point, so the database would fail. */
const POINT_OPERATORS = new Set(['near', 'within', 'intersects']);

const hasPointOperator = (where: unknown): boolean =>
  typeof where === 'object' &&
  where !== null &&
  Object.entries(where).some(
    ([name, inner]) => POINT_OPERATORS.has(name) || hasPointOperator(inner),
  );

const rejectPointQueries: CollectionBeforeOperationHook = ({ args }) => {
  if ('where' in args && hasPointOperator(args.where)) {
    throw new QueryError([{ path: 'where' }]);
  }
};

/** Responds 404 for a missing file. Payload would respond 500. */
function respondToMissingFiles(upload: UploadConfig, slug: string): void {
  const folder = upload.staticDir ?? slug;
  upload.handlers ??= [];
  upload.handlers.push(async (req, { params: { filename } }) => {
    const isOne = basename(filename) === filename;
    const isThere = isOne && (await stat(join(folder, filename)).catch(() => undefined));
    return isThere ? undefined : rejectNotFound(req);
  });
}

/** Responds 404 or 400 to requests that a collection does not support, where Payload would respond 500. */
export function rejectMissingRoutes(config: SanitizedConfig): SanitizedConfig {
  for (const { endpoints, hooks, slug, upload, versions } of config.collections) {
    hooks.beforeOperation.unshift(rejectPointQueries);
    if (upload) respondToMissingFiles(upload, slug);
    // The first matching endpoint wins.
    if (endpoints) endpoints.unshift(...(versions ? [] : VERSIONS), ...(upload ? [] : PASTE));
  }
  for (const { endpoints, versions } of config.globals) {
    if (endpoints && !versions) endpoints.unshift(...VERSIONS);
  }
  return config;
}

/** Error messages of the upload parser. */
const MALFORMED = /^(?:Malformed |Unexpected end of |Multipart: |Missing Content-Type)/;

/** Responds 400 to a malformed upload. Payload would respond 500. */
export const rejectMalformedUpload: AfterErrorHook = ({ error }) => {
  if (!MALFORMED.test(error.message)) return;
  const message = 'The upload cannot be read.';
  return { status: 400, response: { errors: [{ message }] } as never };
};
