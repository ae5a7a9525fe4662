import { createLogger } from '@agency/server/logger';
import { getIntakeSecret, getWebsiteSettings } from '../../settings.ts';
import { createSubmissionHandler, type SubmissionHandler } from './handle-submission.ts';

let handler: SubmissionHandler | undefined;

/** Processes a submitted form with the settings of this process. */
export const submitForm: SubmissionHandler = (submission) => {
  const settings = getWebsiteSettings();
  handler ??= createSubmissionHandler({
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
  return handler(submission);
};
