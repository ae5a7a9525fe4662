import { createCdn } from './cdn/cdn.ts';
import type { CreateFeature, Feature, FeatureServices } from './feature.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createNotFoundLog } from './not-found-log/not-found-log.ts';
import { createPageViews } from './page-views/page-views.ts';
import { createRedirects } from './redirects/redirects.ts';
import { createTracing } from './tracing/tracing.ts';

/** All features. To remove one, delete its folder and its name here. */
const creators: CreateFeature[] = [
  createCdn,
  createMetrics,
  createNotFoundLog,
  createPageViews,
  createRedirects,
  createTracing,
];

export type Features = Required<Feature>;

/** Creates every feature that the settings switch on. */
export async function openFeatures(services: FeatureServices): Promise<Features> {
  const features = await Promise.all(creators.map((create) => create(services)));
  return combineFeatures(features.filter((feature) => feature !== undefined));
}

/** Combines features, none of which depends on the order. */
export function combineFeatures(features: readonly Feature[]): Features {
  return {
    respond: (...request) => features.some((feature) => feature.respond?.(...request)),
    async findRedirect(path, query) {
      const found = features.map((feature) => feature.findRedirect?.(path, query));
      return (await Promise.all(found)).find((target) => target !== undefined);
    },
    onFound(...event) {
      for (const feature of features) feature.onFound?.(...event);
    },
    onNotFound(...event) {
      for (const feature of features) feature.onNotFound?.(...event);
    },
    adjustCacheControl: (response, cacheControl) =>
      features.reduce(
        (decided, feature) => feature.adjustCacheControl?.(response, decided) ?? decided,
        cacheControl,
      ),
    async stop() {
      await Promise.all(features.map((feature) => feature.stop?.()));
    },
  };
}
