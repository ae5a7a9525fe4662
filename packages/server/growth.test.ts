import type { IncomingMessage } from 'node:http';
import { decideClientAddress, parseTrustedProxies } from './client-address.ts';
import { decideEncoding } from './content-encoding.ts';
import { parseRange } from './parse-range.ts';
import { MAX_TARGET_LENGTH, parseRequestTarget } from './request-target.ts';
import { isFresh } from './static-text.ts';
import { describeParsers } from './testing/describe-parsers.ts';

/** Node's limit of all headers of a request. */
const headers = 16 * 1024;
const proxies = parseTrustedProxies('private');

describeParsers({
  'a request target': { limit: MAX_TARGET_LENGTH, parse: (text) => parseRequestTarget(`/${text}`) },
  'X-Forwarded-For': {
    limit: headers,
    parse: (text) =>
      decideClientAddress(
        { headers: { 'x-forwarded-for': text }, socket: { remoteAddress: '127.0.0.1' } },
        proxies,
      ),
  },
  'Accept-Encoding': { limit: headers, parse: (text) => decideEncoding(text, ['br', 'gzip']) },
  'If-None-Match': {
    limit: headers,
    parse: (text) => isFresh({ headers: { 'if-none-match': text } } as IncomingMessage, '"a"'),
  },
  'a Range header': {
    limit: headers,
    parse: (text) => [parseRange(text, 1000), parseRange(`bytes=${text}`, 1000)],
  },
});
