import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { connect, type SecureVersion } from 'node:tls';
import { formReplySchema } from '@agency/contracts';
import { testFilms } from '../../apps/dashboard/src/testing/films.ts';
import {
  HOSTS,
  hasProxy,
  proxies,
  type RunningProxy,
  startProxy,
} from '../../deploy/testing/proxies.ts';
import { type Collector, startCollector } from '../../packages/server/testing/collector.ts';
import { root } from '../../scripts/system/commands.ts';
import { getFreePort } from '../../scripts/system/ports.ts';
import { accounts } from '../system/admin.ts';
import { toFilledForm } from '../system/filled-forms.ts';
import { type Pair, startPair, withoutWarmUp } from '../system/pair.ts';
import { sendVia, toBody, withoutProxyHeaders } from '../system/proxied.ts';
import { expect, test } from '../test.ts';

const BROWSER = { 'Accept-Encoding': 'br, gzip', Accept: 'text/html,*/*', 'User-Agent': 'Test' };
const PICTURE = join(root, 'packages/content/case-studies/lwoniti/tile.webp');
/** Larger than the limit of any form. */
const TOO_LARGE = 9 * 1024 * 1024;

/** A trace id that a visitor sends. */
const CLAIMED = '0af7651916cd43dd8448eb211c80319c';

let pair: Pair;
let collector: Collector;
let http = 0;
let https = 0;

// Both proxies are tested on one pair in turn, because the public URL is a setting of the processes.
test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  test.skip(!proxies.some(hasProxy), 'neither nginx nor Caddy is installed');
  http = await getFreePort();
  https = await getFreePort();
  collector = await startCollector();
  pair = await startPair({
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    SITE_URL: `https://${HOSTS.website}:${https}`,
    DASHBOARD_PUBLIC_URL: `https://${HOSTS.dashboard}:${https}`,
    TRUSTED_PROXIES: 'loopback',
    ...withoutWarmUp,
  });
});
test.afterAll(async () => {
  await pair?.dispose();
  await collector?.close();
});

const film = readdirSync(join(root, 'apps/website/dist/client/_astro')).find((name) =>
  name.endsWith('.mp4'),
);

const reads: [what: string, path: string, options?: Parameters<typeof sendVia>[3]][] = [
  ['a page', '/'],
  ['a page with a form', '/contact-us'],
  ['the head of a page', '/', { method: 'HEAD' }],
  ['a page that is not there', '/nowhere'],
  ['another spelling', '/contact-us/'],
  ['the feed', '/rss.xml'],
  ['a method that is not taken', '/contact-us', { method: 'POST', body: Buffer.from('a=b') }],
  ['the middle of a film', `/_astro/${film}`, { headers: { Range: 'bytes=1000-4999' } }],
  ['beyond the end of a film', `/_astro/${film}`, { headers: { Range: 'bytes=999999999-' } }],
];

for (const name of proxies) {
  test.describe(`behind ${name}`, () => {
    test.skip(!hasProxy(name), `${name} is not installed`);
    let proxy: RunningProxy;
    /** Subject of the stored message. */
    let requestId: string | undefined;
    test.beforeAll(async () => {
      const behind = { website: pair.settings.port, dashboard: pair.settings.dashboardPort };
      proxy = await startProxy(name, behind, { http, https });
    });
    test.afterAll(() => proxy?.stop());

    const tell = (version: SecureVersion, host: string) =>
      new Promise<string>((resolve) => {
        const socket = connect({
          ...{ host: '127.0.0.1', port: https, servername: host, ca: proxy.ca },
          ...{ minVersion: version, maxVersion: version, ALPNProtocols: ['h2', 'http/1.1'] },
          ciphers: 'DEFAULT@SECLEVEL=0',
        });
        socket.once('secureConnect', () => {
          resolve(`${socket.getProtocol()} ${socket.alpnProtocol}`);
          socket.destroy();
        });
        socket.once('error', () => resolve('refused'));
      });

    test('TLS 1.2 and 1.3 with HTTP/2, nothing older, and only for our hosts', async () => {
      expect(await tell('TLSv1.3', HOSTS.website)).toBe('TLSv1.3 h2');
      expect(await tell('TLSv1.2', HOSTS.website)).toBe('TLSv1.2 h2');
      expect(await tell('TLSv1.1', HOSTS.website)).toBe('refused');
      expect(await tell('TLSv1.3', 'elsewhere.example')).toBe('refused');
    });

    test('HTTP redirects to HTTPS, and the bare domain to www', async () => {
      const plain = await sendVia({ port: http }, HOSTS.website, '/careers?a=b');
      expect([301, 308]).toContain(plain.status);
      expect(plain.headers.location).toBe(`https://${HOSTS.website}/careers?a=b`);
      const bare = await sendVia({ proxy }, 'example.com', '/careers?a=b');
      expect([bare.status, bare.headers.location]).toEqual([
        301,
        `https://${HOSTS.website}/careers?a=b`,
      ]);
    });

    for (const [what, path, options] of reads) {
      test(`${what} has the same response as without a proxy`, async () => {
        const requested = { ...options, headers: { ...BROWSER, ...options?.headers } };
        // The first response of a page that was just rendered may differ from the next.
        await expect(async () => {
          const direct = await sendVia(
            { port: pair.settings.port },
            HOSTS.website,
            path,
            requested,
          );
          const proxied = await sendVia({ proxy }, HOSTS.website, path, requested);
          expect(proxied.status).toBe(direct.status);
          expect(withoutProxyHeaders(proxied.headers)).toEqual(withoutProxyHeaders(direct.headers));
          expect(proxied.body.equals(direct.body)).toBe(true);
        }).toPass({ timeout: 10_000 });
      });
    }

    test('a form that is too large is rejected with our message during the upload', async () => {
      const requested = {
        method: 'POST',
        headers: { ...BROWSER, 'Content-Type': 'multipart/form-data; boundary=x' },
        body: Buffer.alloc(TOO_LARGE),
      };
      const direct = await sendVia(
        { port: pair.settings.port },
        HOSTS.website,
        '/forms/careers',
        requested,
      );
      const proxied = await sendVia({ proxy }, HOSTS.website, '/forms/careers', requested);
      expect([proxied.status, proxied.headers['content-type']]).toEqual([
        direct.status,
        direct.headers['content-type'],
      ]);
      expect(proxied.status).toBe(413);
      expect(proxied.headers['content-security-policy']).toBeTruthy();
    });

    test('a path traversal responds with 404', async () => {
      const path = '/%2e%2e/%2e%2e/etc/passwd';
      const { status, body } = await sendVia({ proxy }, HOSTS.website, path, { headers: BROWSER });
      expect([400, 404]).toContain(status);
      expect(body.toString()).not.toContain('root:');
    });

    test('an unchanged response is 304', async () => {
      const first = await sendVia({ proxy }, HOSTS.website, '/', { headers: BROWSER });
      expect(first.headers['content-encoding']).toBe('br');
      const again = await sendVia({ proxy }, HOSTS.website, '/', {
        headers: { ...BROWSER, 'If-None-Match': first.headers.etag ?? '' },
      });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    test('a message and an application are stored', async () => {
      for (const visitor of [proxies.indexOf(name) * 10 + 5, proxies.indexOf(name) * 10 + 10]) {
        const { form, fields, resume } = toFilledForm(visitor);
        const data = new FormData();
        for (const [field, value] of Object.entries(fields)) data.set(field, value);
        if (resume) {
          const file = new File([new Uint8Array(resume)], 'resume.pdf', {
            type: 'application/pdf',
          });
          data.set('resume', file);
        }
        const { body, type } = await toBody(data);
        const response = await sendVia({ proxy }, HOSTS.website, `/forms/${form}`, {
          method: 'POST',
          headers: {
            Accept: 'application/json',
            'Content-Type': type,
            Origin: `https://${HOSTS.website}:${https}`,
            'Sec-Fetch-Site': 'same-origin',
            // A header of the visitor is not used as the IP address.
            'X-Forwarded-For': '203.0.113.9',
            traceparent: `00-${CLAIMED}-b7ad6b7169203331-01`,
          },
          body,
        });
        if (form === 'contact') requestId = response.headers['x-request-id'];
        const said = response.body.toString();
        expect(formReplySchema.parse(JSON.parse(said)), said).toMatchObject({ ok: true });
      }
    });

    test('a message is one trace from the website to the dashboard, without its content', async () => {
      // Events arrive with the batch of the next five seconds.
      await expect(() => {
        const named = collector.spans.filter(
          ({ attributes }) => attributes['agency.request_id'] === requestId,
        );
        expect(named.map(({ service, name: what }) => `${service}: ${what}`).sort()).toEqual([
          'agency-dashboard: POST /api/submissions/contact',
          'agency-website: POST /forms/contact',
        ]);
        const website = named.find(({ service }) => service === 'agency-website');
        expect(findParts(website?.spanId)).toEqual(
          expect.arrayContaining([
            'agency-website: deliver a form',
            'agency-dashboard: POST /api/submissions/contact',
          ]),
        );
      }).toPass({ timeout: 20_000 });
      expect(collector.spans.filter(({ traceId }) => traceId === CLAIMED)).toEqual([]);
      const received = Buffer.concat(collector.bodies).toString('latin1');
      const { fields } = toFilledForm(proxies.indexOf(name) * 10 + 5);
      const typed = Object.values(fields).filter((value) => value.length > 5);
      for (const word of [...typed, '203.0.113.9', '127.0.0.1']) {
        expect(received).not.toContain(word);
      }
    });

    test('an editor signs in and uploads a film, which plays with range requests', async () => {
      const origin = `https://${HOSTS.dashboard}:${https}`;
      const signedIn = await sendVia({ proxy }, HOSTS.dashboard, '/cms-api/users/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: Buffer.from(JSON.stringify(accounts.calls)),
      });
      expect(signedIn.status).toBe(200);
      expect(signedIn.headers['set-cookie']).toContain('Secure');
      const headers = {
        Cookie: signedIn.headers['set-cookie']?.split(';')[0] ?? '',
        Origin: origin,
      };
      const upload = async (path: string, file: File, fields: object) => {
        const data = new FormData();
        data.set('file', file);
        data.set('_payload', JSON.stringify(fields));
        const { body, type } = await toBody(data);
        const response = await sendVia({ proxy }, HOSTS.dashboard, path, {
          method: 'POST',
          headers: { ...headers, 'Content-Type': type },
          body,
        });
        expect(response.status, response.body.toString()).toBe(201);
        return JSON.parse(response.body.toString()).doc;
      };
      const picture = new File([readFileSync(PICTURE)], `${name}.webp`, { type: 'image/webp' });
      const poster = await upload('/cms-api/media', picture, { alt: 'A poster' });
      const mp4 = new File([new Uint8Array(testFilms.mp4)], `${name}.mp4`, { type: 'video/mp4' });
      const film = { title: `By way of ${name}`, poster: poster.id };
      const { filename } = await upload('/cms-api/films', mp4, film);
      const part = await sendVia({ proxy }, HOSTS.website, `/media/${filename}`, {
        headers: { Range: 'bytes=100-299' },
      });
      expect([part.status, part.headers['content-range']]).toEqual([
        206,
        `bytes 100-299/${testFilms.mp4.length}`,
      ]);
      expect(part.body.equals(testFilms.mp4.subarray(100, 300))).toBe(true);
      const refused = await sendVia({ proxy }, HOSTS.dashboard, '/cms-api/users/me', {
        method: 'POST',
        headers: { ...headers, 'Content-Type': 'application/json' },
        body: Buffer.alloc(5 * 1024 * 1024),
      });
      expect(refused.status).toBe(413);
      expect(JSON.parse(refused.body.toString()).message).toBe('The body is too large.');
    });
  });
}

test.describe('when both processes are down', () => {
  for (const name of proxies) {
    test(`${name} serves our error page, with the security headers`, async () => {
      test.skip(!hasProxy(name), `${name} is not installed`);
      const behind = { website: await getFreePort(), dashboard: await getFreePort() };
      const proxy = await startProxy(name, behind, { http, https });
      try {
        const up = await sendVia({ port: pair.settings.port }, HOSTS.website, '/nowhere');
        const down = await sendVia({ proxy }, HOSTS.website, '/contact-us');
        expect(down.status).toBe(503);
        expect(down.headers['content-type']).toContain('text/html');
        expect(down.body.toString()).toContain('<h1');
        expect(down.body.length).toBeGreaterThan(1000);
        const panel = await sendVia({ proxy }, HOSTS.dashboard, '/admin');
        expect([panel.status, panel.body.toString()]).toEqual([
          503,
          expect.stringContaining('The dashboard does not answer.'),
        ]);
        for (const header of Object.keys(up.headers).filter(isOfSecurity)) {
          expect(Object.keys(down.headers)).toContain(header);
          expect(Object.keys(panel.headers)).toContain(header);
          if (header === 'content-security-policy') continue;
          expect(down.headers[header]).toBe(up.headers[header]);
        }
      } finally {
        await proxy.stop();
      }
    });
  }
});

/** Spans of both processes within a period. */
function findParts(spanId: string | undefined): string[] {
  return collector.spans
    .filter(({ parentId }) => parentId === spanId)
    .flatMap((span) => [`${span.service}: ${span.name}`, ...findParts(span.spanId)]);
}

const isOfSecurity = (header: string) =>
  /^(content-security|cross-origin|origin-agent|permissions|referrer|strict|x-content|x-frame)/.test(
    header,
  );
