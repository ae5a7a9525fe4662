import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { getTranslations } from '../language/get-translations.ts';
import { PanelPage } from '../PanelPage.tsx';
import { NotFoundList } from './NotFoundList.tsx';
import { REDIRECTS_PATH, toNewRedirectPath } from './paths.ts';
import { RedirectList } from './RedirectList.tsx';
import { readFormerUrls, readNotFoundPaths, readRedirects } from './read-redirects.ts';

/** Redirects and the 404 log: `/admin/addresses`. */
export async function RedirectsView({
  initPageResult,
  params,
  searchParams,
}: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(REDIRECTS_PATH)}`);
  if (!hasRole(req, 'admin', 'editor')) redirect('/admin');
  const isAside = searchParams?.aside !== undefined;
  const [old, former, missing] = await Promise.all([
    readRedirects(req),
    readFormerUrls(req),
    readNotFoundPaths(req, isAside),
  ]);
  const translations = getTranslations(req.i18n, 'redirects');
  const { texts } = translations;
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: texts.name }]} />
      <Gutter className="inbox addresses">
        <header className="inbox__head">
          <h1>
            {texts.name}
            <span className="brand-dot" />
          </h1>
          <Link className="addresses__new" href={toNewRedirectPath()} prefetch={false}>
            {texts.create}
          </Link>
        </header>
        <NotFoundList {...missing} isDismissed={isAside} translations={translations} />
        <RedirectList redirects={old} formerUrls={former} translations={translations} />
      </Gutter>
    </PanelPage>
  );
}
