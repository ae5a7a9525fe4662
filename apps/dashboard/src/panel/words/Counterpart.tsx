import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useForm } from './form-context.ts';

/** What the default language says in a field's place, and whether that is newer. Nothing in the form of that language. */
export function Counterpart({ place, label }: { place: string; label: string }) {
  const { counterpart } = useForm();
  const {
    texts: { compared: says },
  } = useTranslations('content');
  const beside = counterpart?.beside.get(place);
  if (!counterpart || !beside) return null;
  const { text, standing, was } = beside;
  const { tag, name, confirm } = counterpart;
  return (
    <div className="words-beside" data-standing={standing}>
      <p className="words-beside__name">
        <span lang={tag}>{name}</span>
        {standing && <strong>{says[standing]}</strong>}
      </p>
      <q lang={tag} dir="auto">
        {text}
      </q>
      {was && (
        <p>
          {says.was} <q lang={tag}>{was}</q>
        </p>
      )}
      {standing === 'older' && (
        <button type="button" data-quiet onClick={() => confirm(place)}>
          {says.confirm}
          <span className="words-unseen"> {label}</span>
        </button>
      )}
    </div>
  );
}
