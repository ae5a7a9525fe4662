import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { ConfigMap } from 'kubernetes-models/v1/ConfigMap';
import { Service } from 'kubernetes-models/v1/Service';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { listVariables } from '../../scripts/system/settings-table.ts';
import { findUnknownFields } from '../testing/unknown-fields.ts';

const PROGRAMS = { website: 4321, dashboard: 3000 };
const kinds = { ConfigMap, Deployment, HorizontalPodAutoscaler, PodDisruptionBudget, Service };

interface Manifest {
  apiVersion: string;
  kind: keyof typeof kinds;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: Spec;
}

/** The fields that these tests read; the schema validates the rest. */
interface Spec {
  replicas?: number;
  minReplicas?: number;
  selector: { matchLabels?: object };
  template: {
    metadata: { labels: object };
    spec: {
      terminationGracePeriodSeconds: number;
      securityContext: object;
      containers: Container[];
    };
  };
}

interface Container {
  ports: object[];
  readinessProbe: { httpGet: object };
  livenessProbe: { httpGet: object };
  securityContext: object;
  volumeMounts: { mountPath: string }[];
}

const manifests = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.yaml'))
  .flatMap((name) => parseAllDocuments(readFileSync(join(import.meta.dirname, name), 'utf8')))
  .map((document) => document.toJS() as Manifest);
const find = (kind: Manifest['kind'], name: string) =>
  manifests.find((one) => one.kind === kind && one.metadata.name === name);

it.each(manifests)('$kind $metadata.name is valid against its schema', (manifest) => {
  const made = new kinds[manifest.kind](manifest as never);
  expect(() => made.validate()).not.toThrow();
});

it('an invalid manifest is found', () => {
  const broken = { metadata: { name: 'x' }, spec: { minAvailable: 1, selector: 'website' } };
  expect(() => new PodDisruptionBudget(broken as never).validate()).toThrow();
});

it('no field is unknown to Kubernetes', { timeout: 60_000 }, () => {
  expect(findUnknownFields(manifests)).toEqual([]);
  const misspelled = structuredClone(find('Deployment', 'website'));
  const container = misspelled?.spec.template.spec.containers[0] ?? {};
  Object.assign(container, { readinesProbe: {} });
  expect(findUnknownFields([misspelled as Manifest])).toEqual([
    expect.stringContaining('readinesProbe'),
  ]);
});

describe.each(Object.entries(PROGRAMS))('the %s', (name, port) => {
  const deployment = find('Deployment', name)?.spec;
  const pod = deployment?.template.spec;
  const container = pod?.containers[0];

  it('has a service on its port, and a disruption budget', () => {
    const labels = { app: name };
    expect(deployment?.selector.matchLabels).toEqual(labels);
    expect(deployment?.template.metadata.labels).toEqual(labels);
    expect(find('Service', name)?.spec).toMatchObject({ selector: labels, ports: [{ port }] });
    expect(find('PodDisruptionBudget', name)?.spec.selector.matchLabels).toEqual(labels);
    expect(container?.ports).toEqual([{ name: 'http', containerPort: port }]);
    const few = find('HorizontalPodAutoscaler', name)?.spec.minReplicas ?? deployment?.replicas;
    expect(few).toBeGreaterThan(1);
  });

  it('has probes on its health paths, and time to shut down', () => {
    expect(container?.readinessProbe.httpGet).toEqual({ path: '/readyz', port: 'http' });
    expect(container?.livenessProbe.httpGet).toEqual({ path: '/healthz', port: 'http' });
    expect(pod?.terminationGracePeriodSeconds).toBeGreaterThan(30);
  });

  it('runs as nobody, and writes to its own folders only', () => {
    expect(pod?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 10001 });
    expect(container?.securityContext).toMatchObject({
      ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
      capabilities: { drop: ['ALL'] },
    });
    const paths = container?.volumeMounts.map((one) => one.mountPath);
    expect(paths).toEqual(['/data', '/tmp']);
  });
});

it('settings are known, and contain no secrets', () => {
  const { data = {} } = find('ConfigMap', 'agency') ?? {};
  const names = Object.keys(data);
  expect(names.filter((name) => !listVariables().has(name))).toEqual([]);
  expect(names.filter((name) => /SECRET|KEY|DATABASE_URL/.test(name))).toEqual([]);
});
