import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';
import { hasRole } from '../../access/roles.ts';
import type { MissingPath } from '../../payload-types.ts';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { locales } from '../language/language.ts';
import { PostButton } from '../outbox/PostButton.tsx';
import { PanelPage } from '../PanelPage.tsx';
import {
  type FormerUrl,
  REDIRECTS_PATH,
  readFormerUrls,
  readNotFoundPaths,
  readRedirects,
} from './read-redirects.ts';

const FORM_PATH = '/admin/collections/old-addresses';

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
  const [redirects, formerUrls, missing] = await Promise.all([
    readRedirects(req),
    readFormerUrls(req),
    readNotFoundPaths(req, isAside),
  ]);
  const translations = getTranslations(req.i18n, 'redirects');
  const { texts, t } = translations;
  const { rows, more, others, probes, unlisted } = missing;
  const times = (count: number) => ({ times: t(texts.times, { count }) });
  return (
    <PanelPage initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: texts.name }]} />
      <Gutter className="inbox addresses">
        <header className="inbox__head">
          <h1>
            {texts.name}
            <span className="brand-dot" />
          </h1>
          <Link className="addresses__new" href={`${FORM_PATH}/create`} prefetch={false}>
            {texts.create}
          </Link>
        </header>
        <section className="addresses__list" aria-labelledby="missing">
          <h2 id="missing">{isAside ? texts.aside : texts.missing}</h2>
          {rows.length === 0 && (
            <p className="addresses__empty">{isAside ? texts.noneAside : texts.noneMissing}</p>
          )}
          <ul>
            {rows.map((row) => (
              <NotFoundRow key={row.id} row={row} translations={translations} />
            ))}
          </ul>
          {more > 0 && <p>{t(texts.more, { count: more })}</p>}
          <p className="addresses__end">
            {(isAside || others > 0) && (
              <Link href={isAside ? REDIRECTS_PATH : `${REDIRECTS_PATH}?aside`} prefetch={false}>
                {isAside ? texts.back : t(texts.show, { number: others })}
              </Link>
            )}
            {probes > 0 && <span> {t(texts.probes, times(probes))}</span>}
            {unlisted > 0 && <span> {t(texts.unlisted, times(unlisted))}</span>}
          </p>
        </section>
        <section className="addresses__list" aria-labelledby="old">
          <h2 id="old">{texts.leadOn}</h2>
          {redirects.length + formerUrls.length === 0 && (
            <p className="addresses__empty">{texts.none}</p>
          )}
          <ul>
            {redirects.map(({ id, from, to }) => (
              <Row key={id} path={from} detail={<Target to={to} />}>
                <Link href={`${FORM_PATH}/${id}`} prefetch={false}>
                  {texts.change} <span className="words-unseen">{from}</span>
                </Link>
              </Row>
            ))}
            {formerUrls.map((formerUrl) => (
              <FormerUrlRow
                key={formerUrl.from}
                formerUrl={formerUrl}
                translations={translations}
              />
            ))}
          </ul>
        </section>
      </Gutter>
    </PanelPage>
  );
}

/** A row of a path, with its links and buttons. */
const Row = ({
  path,
  detail,
  children,
}: {
  path: string;
  detail: ReactNode;
  children: ReactNode;
}) => (
  <li>
    <strong>
      <bdi>{path}</bdi>
    </strong>
    <span>{detail}</span>
    <span className="addresses__acts">{children}</span>
  </li>
);

const Target = ({ to }: { to: string }) => (
  <>
    <span className="addresses__arrow">→</span> <bdi>{to}</bdi>
  </>
);

/** A path that visitors did not find. */
function NotFoundRow({
  row: { id, path, count, lastDay, referrer, dismissed },
  translations: { language, texts, t },
}: {
  row: MissingPath;
  translations: Translations<'redirects'>;
}) {
  const day = new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
  const detail = t(referrer ? texts.lastFrom : texts.last, {
    times: t(texts.times, { count }),
    day: day.format(new Date(lastDay)),
    referrer: referrer ?? '',
  });
  const action = dismissed ? texts.takeBack : texts.notInteresting;
  const formPath = `${FORM_PATH}/create?${new URLSearchParams({ from: path })}`;
  return (
    <Row path={path} detail={detail}>
      <Link href={formPath} prefetch={false}>
        {texts.redirect} <span className="words-unseen">{path}</span>
      </Link>
      <PostButton
        path={`/missing-paths/${id}/dismiss`}
        body={{ dismissed: !dismissed }}
        text={action}
        label={t(texts.act, { act: action, path })}
      />
    </Row>
  );
}

/** A former URL of a post or case study. */
function FormerUrlRow({
  formerUrl: { from, former, to, collection, id, title },
  translations: { texts, t },
}: {
  formerUrl: FormerUrl;
  translations: Translations<'redirects'>;
}) {
  return (
    <Row path={from} detail={<Target to={to} />}>
      <Link href={`/admin/collections/${collection}/${id}`} prefetch={false}>
        {t(texts.keptWith, { title })}
      </Link>
      <PostButton
        path={`/${collection}/${id}/former-addresses/remove`}
        body={{ slug: former }}
        text={texts.remove}
        label={t(texts.act, { act: texts.remove, path: from })}
        question={t(texts.question, { from })}
      />
    </Row>
  );
}
