import { join } from 'node:path';
import { palette } from '@agency/brand/palette';
import { readBrand } from '@agency/brand/read-brand';
import { ar } from '@payloadcms/translations/languages/ar';
import { en } from '@payloadcms/translations/languages/en';
import { buildConfig } from 'payload';
import { accountCollections } from './accounts/account-collections.ts';
import { accountEndpoints } from './accounts/account-endpoints.ts';
import { writeSessionsAlone } from './accounts/sign-in/sessions.ts';
import { signInRules } from './accounts/sign-in/sign-in-rules.ts';
import { auditTrail } from './collections/audit-trail/audit-trail.ts';
import { authors } from './collections/authors/authors.ts';
import { blogs } from './collections/blogs/blogs.ts';
import { caseStudies } from './collections/case-studies/case-studies.ts';
import { categories } from './collections/categories/categories.ts';
import { content } from './collections/content/content.ts';
import { guardDocumentLocks } from './collections/editing/guard-document-locks.ts';
import { createFilms } from './collections/films/films.ts';
import { MAX_FILM_SIZE } from './collections/films/limits.ts';
import { guardRequests } from './collections/guard-requests.ts';
import { localization } from './collections/localized-text.ts';
import { guardedSharp } from './collections/media/guarded-sharp.ts';
import { createMedia } from './collections/media/media.ts';
import { missingPathBatches, missingPaths } from './collections/missing-paths/missing-paths.ts';
import { openings } from './collections/openings/openings.ts';
import { redirects } from './collections/redirects/redirects.ts';
import { withReferenceChecks } from './collections/references/reject-dangling.ts';
import { articleEditor } from './collections/rich-text/article-editor.ts';
import { teamMembers } from './collections/team-members/team-members.ts';
import { createUsers } from './collections/users/users.ts';
import { visitBatches, visits } from './collections/visits/visits.ts';
import { jobs } from './jobs/jobs.ts';
import { retention } from './jobs/retention/retention-global.ts';
import { deliveries } from './outbox/deliveries.ts';
import { deliveryTargets } from './outbox/targets.ts';
import { simplifyPanel } from './panel/places.ts';
import { panelViews } from './panel/views.ts';
import { setAgencyTimeZone } from './platform/agency-time-zone.ts';
import { createDashboardLogger } from './platform/dashboard-logger.ts';
import { createDatabase } from './platform/database.ts';
import { createEmail } from './platform/email.ts';
import { dashboardFolder } from './platform/folders.ts';
import { localizeConfig } from './platform/language/localize-config.ts';
import { getTexts } from './platform/language/texts.ts';
import { createStorage } from './platform/object-store.ts';
import {
  getDashboardSecret,
  getSettings,
  toPublicUrl,
  toTrustedOrigins,
} from './platform/settings.ts';
import { messageEvents } from './submissions/history.ts';
import { inboxEndpoints } from './submissions/inbox/inbox-endpoints.ts';
import { replyTemplates } from './submissions/inbox/reply-templates.ts';
import { submissions } from './submissions/submissions.ts';

setAgencyTimeZone();
const settings = getSettings();
const brand = readBrand();
const publicUrl = toPublicUrl(settings);
// Icon with the brand's dot.
const brandIcon = {
  rel: 'icon',
  type: 'image/svg+xml',
  url: `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="12" fill="${palette.cobalt}"/></svg>`)}`,
};
const sourceFolder = join(dashboardFolder, 'src');

export default buildConfig({
  secret: getDashboardSecret('PAYLOAD_SECRET'),
  db: await createDatabase(settings),
  email: createEmail(settings, brand.name),
  plugins: [await createStorage(settings), simplifyPanel, withReferenceChecks],
  editor: articleEditor,
  sharp: guardedSharp,
  collections: [
    blogs,
    categories,
    caseStudies,
    createMedia(join(settings.DATA_DIR, 'media')),
    createFilms(join(settings.DATA_DIR, 'media')),
    teamMembers,
    openings,
    authors,
    content,
    redirects,
    missingPaths,
    missingPathBatches,
    visits,
    visitBatches,
    submissions,
    deliveries,
    deliveryTargets,
    messageEvents,
    jobs,
    createUsers(publicUrl),
    auditTrail,
    ...accountCollections,
  ],
  globals: [retention, replyTemplates, signInRules],
  localization,
  endpoints: [...inboxEndpoints, ...accountEndpoints],
  onInit: writeSessionsAlone,
  i18n: {
    supportedLanguages: { en, ar },
    translations: { en: getTexts('en').payload, ar: getTexts('ar').payload },
  },
  routes: { api: '/cms-api' },
  graphQL: { disable: true },
  csrf: toTrustedOrigins(settings),
  cookiePrefix: publicUrl.startsWith('https:') ? '__Host-dashboard' : 'dashboard',
  defaultDepth: 1,
  maxDepth: 2,
  logger: createDashboardLogger(settings.LOG_LEVEL),
  telemetry: false,
  // The server limits the size of each kind of request (server/body-limits.ts).
  upload: {
    useTempFiles: true,
    tempFileDir: join(settings.DATA_DIR, 'arriving'),
    limits: { fileSize: MAX_FILM_SIZE },
    requestSizeLimit: Number.POSITIVE_INFINITY,
    abortOnLimit: true,
  },
  admin: {
    user: 'users',
    // Gravatar would be another host.
    avatar: 'default',
    meta: { titleSuffix: `· ${brand.name}`, defaultOGImageType: 'off', icons: [brandIcon] },
    dateFormat: 'd MMM yyyy, HH:mm',
    importMap: { baseDir: sourceFolder },
    components: {
      providers: [
        '/panel/language/PanelTranslations.tsx#PanelTranslations',
        '/panel/PanelEffects.tsx#PanelEffects',
      ],
      graphics: { Logo: '/panel/Logo.tsx#Logo', Icon: '/panel/Logo.tsx#Icon' },
      actions: ['/panel/UnreadMessages.tsx#UnreadMessages'],
      header: ['/panel/health/HealthBanner.tsx#HealthBanner'],
      beforeNavLinks: ['/panel/PanelMenu.tsx#PanelMenu'],
      views: panelViews,
    },
  },
  typescript: {
    // Only in development, because it starts a process.
    autoGenerate: process.env.NODE_ENV === 'development',
    outputFile: join(sourceFolder, 'payload-types.ts'),
  },
})
  .then(guardDocumentLocks)
  .then(guardRequests)
  .then(localizeConfig);
