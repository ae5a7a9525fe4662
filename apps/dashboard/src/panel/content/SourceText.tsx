import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useContentFormState } from './form-context.ts';

/** The source text of a field, and whether it is newer. Renders nothing for the default language. */
export function SourceText({ path, label }: { path: string; label: string }) {
  const { source } = useContentFormState();
  const {
    texts: { compared: labels },
  } = useTranslations('content');
  const comparison = source?.comparisons.get(path);
  if (!source || !comparison) return null;
  const { text, status, was } = comparison;
  const { tag, name, confirm } = source;
  return (
    <div className="words-beside" data-standing={status}>
      <p className="words-beside__name">
        <span lang={tag}>{name}</span>
        {status && <strong>{labels[status]}</strong>}
      </p>
      <q lang={tag} dir="auto">
        {text}
      </q>
      {was && (
        <p>
          {labels.was} <q lang={tag}>{was}</q>
        </p>
      )}
      {status === 'older' && (
        <button type="button" data-quiet onClick={() => confirm(path)}>
          {labels.confirm}
          <span className="words-unseen"> {label}</span>
        </button>
      )}
    </div>
  );
}
