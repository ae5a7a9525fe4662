// `npm run cluster`: two websites and two dashboards behind nginx, on one PostgreSQL (docs/deployment.md).
import { builds, isBuilt } from '../../scripts/system/builds.ts';
import { endAll } from '../../scripts/system/commands.ts';
import { describeFirstAdmin, prepareData } from '../../scripts/system/data.ts';
import { checkPorts, readRunSettings } from '../../scripts/system/run-settings.ts';
import { exitWith } from '../../scripts/system/steps.ts';
import { type Closing, close, describeMissingTools, openCluster } from './cluster.ts';

const closing: Closing[] = [];
let isEnding = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    if (isEnding) return;
    isEnding = true;
    void close(closing).then(() => endAll(0));
  });
}

try {
  const missing = await describeMissingTools();
  if (missing) throw new Error(missing);
  for (const build of builds) {
    if (!isBuilt(build)) throw new Error(`The ${build.name} is not built. Type: npm run up`);
  }
  const settings = readRunSettings();
  await checkPorts(settings);
  console.log('Starting PostgreSQL, two dashboards, two websites and nginx, on data of their own.');
  const cluster = await openCluster(closing, {
    ports: { website: settings.port, dashboard: settings.dashboardPort },
    restartsReplicas: true,
    prepare: prepareData,
  });
  const { S3_BUCKET } = process.env;
  const files = S3_BUCKET
    ? `the bucket ${S3_BUCKET}`
    : `${cluster.dataDir}, which both dashboards share: no bucket is set`;
  const replicas = cluster.replicas.map(({ name, url }) => `${name} ${url}`).join(', ');
  console.log(`Website    ${cluster.website}
Dashboard  ${cluster.dashboard}/admin
Behind     ${replicas}
Database   ${cluster.databaseUrl}
Files      ${files}
${describeFirstAdmin(cluster.settings)}
Ctrl-C ends everything and deletes its data.`);
} catch (error) {
  if (!isEnding) {
    await close(closing).catch(() => undefined);
    await exitWith(error);
  }
}
