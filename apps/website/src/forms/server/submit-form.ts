import type { Logger } from '@agency/server/logger';
import { getIntakeSecret, getWebsiteSettings } from '../../settings.ts';
import { createSubmissionHandler, type SubmissionHandler } from './handle-submission.ts';
import type { Submission } from './submission.ts';

let handler: SubmissionHandler | undefined;

/** Processes a submitted form with the settings of this process. The first logger counts. */
export function submitForm(submission: Submission, logger: Logger) {
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
    logger,
  });
  return handler(submission);
}
