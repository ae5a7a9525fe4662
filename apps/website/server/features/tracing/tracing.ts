import { openTracing } from '@agency/server/tracing-settings';
import { createToRoute } from '../../routes.ts';
import type { Feature, FeatureServices } from '../feature.ts';

/** Sends traces to an OpenTelemetry collector, if the settings name one (docs/observability.md). */
export const createTracing = ({
  settings,
  logger,
}: FeatureServices): Promise<Feature | undefined> =>
  openTracing(settings, { name: 'agency-website', toRoute: createToRoute, logger });
