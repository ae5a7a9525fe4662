import { useTranslations } from '../language/TranslationsProvider.tsx';

/** What was just done, and how it is undone. */
export interface Said {
  text: string;
  undo?: () => Promise<void>;
}

/** Tells it, to screen readers too. */
export function Notice({ said }: { said: Said | undefined }) {
  const { undo } = useTranslations('inbox').texts.list;
  return (
    <div className="inbox__notice" role="status">
      {said && (
        <>
          <span>{said.text}</span>
          {said.undo && (
            <button type="button" onClick={() => void said.undo?.()}>
              {undo}
            </button>
          )}
        </>
      )}
    </div>
  );
}
