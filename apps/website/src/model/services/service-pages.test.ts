import { expect, it } from 'vitest';
import { decideServicePage } from './service-pages.ts';

const services = ['Branding', 'Communications', 'Web Services', 'Reputation'];

it.each([
  ['the page that offers the service', 'Web Services', null, '/web-services'],
  [
    'the service before the sender',
    'Reputation',
    'https://x.example/web-services',
    '/reputation-public-opinion',
  ],
  ['where it was sent from', undefined, 'https://x.example/web-services?a=1', '/web-services'],
  [
    'an encoded path',
    'Nothing we do',
    'https://x.example/branding-development%26management',
    '/branding-development&management',
  ],
  [
    'the first when nothing tells',
    undefined,
    'not an address %',
    '/branding-development&management',
  ],
])('an enquiry comes back to %s', (_name, service, referrer, path) => {
  expect(decideServicePage(services, { service, referrer }).path).toBe(path);
});
