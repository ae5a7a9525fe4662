import { createLogger } from '@agency/server/logger';
import { getIntakeSecret, getWebsiteSettings } from '../../settings.ts';
import { createFormPipeline, type FormPipeline } from './create-form-pipeline.ts';

let pipeline: FormPipeline | undefined;

/** The pipeline of this process, made from its environment when the first form comes. */
function getPipeline(): FormPipeline {
  if (!pipeline) {
    const settings = getWebsiteSettings();
    pipeline = createFormPipeline({
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
  return pipeline;
}

/** Takes a form in. Never throws for anything a client sends. */
export const submitForm: FormPipeline['submit'] = (form, request, context) =>
  getPipeline().submit(form, request, context);
