import { createLogger } from '@agency/server/logger';
import { getIntakeSecret, getWebsiteSettings } from '../../settings.ts';
import { createSubmissionHandler, type SubmissionHandler } from './handle-submission.ts';

let handler: SubmissionHandler | undefined;

/** The handler of this process, created from its environment with the first submission. */
function getHandler(): SubmissionHandler {
  if (!handler) {
    const settings = getWebsiteSettings();
    handler = createSubmissionHandler({
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
  return handler;
}

/** Processes a submitted form. Never throws for anything a client sends. */
export const submitForm: SubmissionHandler = (submission) => getHandler()(submission);
