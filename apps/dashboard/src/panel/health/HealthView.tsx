import { Gutter, Link, SetStepNav } from '@payloadcms/ui';
import { notFound, redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { type Finding, toFindings } from '../../health/findings.ts';
import { readHealth } from '../../health/read-health.ts';
import { Frame } from '../inbox/Frame.tsx';
import { getTranslations, type Translations } from '../language/get-translations.ts';
import { HEALTH_PAGE } from './places.ts';
import { sayFinding } from './say-finding.ts';

/** How website and dashboard are, in words, with what to do: `/admin/health`, for admins. */
export async function HealthView({ initPageResult, params, searchParams }: AdminViewServerProps) {
  const { req } = initPageResult;
  if (!req.user) redirect(`/admin/login?redirect=${encodeURIComponent(HEALTH_PAGE)}`);
  if (!hasRole(req, 'admin')) notFound();
  const findings = toFindings(await readHealth(req.payload));
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong').length;
  const speech = getTranslations(req.i18n, 'health');
  const { texts, t } = speech;
  return (
    <Frame initPageResult={initPageResult} params={params} searchParams={searchParams}>
      <SetStepNav nav={[{ label: texts.name }]} />
      <Gutter className="inbox health">
        <header className="inbox__head">
          <h1>
            {texts.name}
            <span className="brand-dot" />
          </h1>
          <Link className="health__again" href={HEALTH_PAGE} prefetch={false}>
            {texts.again}
          </Link>
        </header>
        <p className="health__summary" role="status">
          {wrong === 0 ? texts.summary.fine : t(texts.summary.wrong, { count: wrong })}
        </p>
        <ul className="health__list">
          {findings.map((finding) => (
            <FindingRow key={finding.subject} finding={finding} speech={speech} />
          ))}
        </ul>
        <p className="health__intro">{texts.intro}</p>
      </Gutter>
    </Frame>
  );
}

function FindingRow({ finding, speech }: { finding: Finding; speech: Translations<'health'> }) {
  const { verdict, why, path } = finding;
  const { texts } = speech;
  const { subject, is, todo } = sayFinding(finding, speech);
  return (
    <li data-verdict={verdict}>
      <span className="health__verdict">{texts.verdicts[verdict]}</span>
      <h2>{subject}</h2>
      <div>
        <p>{is}</p>
        {why && (
          <p>
            <bdi>{why}</bdi>
          </p>
        )}
        {todo && <p className="health__todo">{todo}</p>}
        {path && verdict !== 'fine' && (
          <Link href={path} prefetch={false}>
            {texts.see}
          </Link>
        )}
      </div>
    </li>
  );
}
