import type { AdminViewServerProps } from 'payload';
import { toFindings } from '../../operations/health/checks.ts';
import { toFindingText } from '../../operations/health/finding-text.ts';
import { readHealth } from '../../operations/health/read-health.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { Link } from '../controls/Link.tsx';
import { Heading } from '../Heading.tsx';
import { PanelPage, requireAdmin } from '../PanelPage.tsx';

/** The status of website and dashboard, for admins: `/admin/health`. */
export async function HealthView(view: AdminViewServerProps) {
  requireAdmin(view);
  const { req } = view.initPageResult;
  const findings = toFindings(await readHealth(req.payload));
  const wrong = findings.filter(({ verdict }) => verdict === 'wrong').length;
  const translations = getTranslations(req.i18n, 'health');
  const { texts, t } = translations;
  return (
    <PanelPage view={view} name={texts.name} className="health">
      <header className="inbox__head">
        <Heading>{texts.name}</Heading>
        <Link className="health__again" href="/admin/health">
          {texts.again}
        </Link>
      </header>
      <p role="status">
        {wrong === 0 ? texts.summary.fine : t(texts.summary.wrong, { count: wrong })}
      </p>
      <ul>
        {findings.map((finding) => {
          const { verdict, reason, path, messageKey } = finding;
          const { subject, is, todo } = toFindingText(finding, translations);
          return (
            <li key={messageKey} data-verdict={verdict}>
              <span className="health__verdict">{texts.verdicts[verdict]}</span>
              <h2>{subject}</h2>
              <div>
                <p>{is}</p>
                {reason && <p dir="auto">{reason}</p>}
                {todo && <p className="health__todo">{todo}</p>}
                {path && verdict !== 'fine' && <Link href={path}>{texts.see}</Link>}
              </div>
            </li>
          );
        })}
      </ul>
      <p>{texts.intro}</p>
    </PanelPage>
  );
}
