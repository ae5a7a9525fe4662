import { createLogger } from '@agency/server/logger';
import { getIntakeSecret, getWebsiteSettings } from '../../settings.ts';
import { createGate, type Gate } from './create-gate.ts';

let gate: Gate | undefined;

/** The gate of this process, made from its environment when the first form comes. */
function getGate(): Gate {
  if (!gate) {
    const settings = getWebsiteSettings();
    gate = createGate({
      siteUrl: settings.SITE_URL,
      dashboardUrl: settings.DASHBOARD_URL,
      endpoints: {
        contact: settings.CONTACT_ENDPOINT,
        enquiry: settings.ENQUIRY_ENDPOINT,
        careers: settings.CAREERS_ENDPOINT,
      },
      intakeSecret: getIntakeSecret(settings),
      logger: createLogger('website', settings.LOG_LEVEL),
    });
  }
  return gate;
}

/** Takes a form in: checks from cheap to dear, then hands it over. Never throws for anything a client sends. */
export const passGate: Gate['passGate'] = (form, request, context) =>
  getGate().passGate(form, request, context);
