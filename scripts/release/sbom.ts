import { randomUUID } from 'node:crypto';
import type { Component } from './components.ts';

/** What a release is called, and when it was made. */
export interface ReleaseFacts {
  /** A tag, or the short id of the commit. */
  version: string;
  at: Date;
}

/** The list of packages in the format CycloneDX 1.6, https://cyclonedx.org/docs/1.6/json/. */
export function toSbom(components: Component[], { version, at }: ReleaseFacts) {
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: at.toISOString(),
      component: { type: 'application', 'bom-ref': 'agency', name: 'agency', version },
    },
    components: components.map(({ name, version, licence, sha512 }) => ({
      type: 'library',
      'bom-ref': toPurl(name, version),
      name,
      version,
      purl: toPurl(name, version),
      ...(licence && { licenses: [toLicence(licence)] }),
      ...(sha512 && { hashes: [{ alg: 'SHA-512', content: sha512 }] }),
    })),
  };
}

/** Address of a package, https://github.com/package-url/purl-spec: the scope's @ is written %40. */
const toPurl = (name: string, version: string) =>
  `pkg:npm/${name.replace(/^@/, '%40')}@${encodeURIComponent(version)}`;

const toLicence = (licence: string) =>
  /\s/.test(licence) ? { expression: licence } : { license: { id: licence } };
