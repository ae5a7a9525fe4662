import { useTranslations } from '../language/TranslationsProvider.tsx';

/** What was just done, and how it is undone. */
export interface NoticeContent {
  text: string;
  undo?: () => Promise<void>;
}

/** Tells it, to screen readers too. */
export function Notice({ said: notice }: { said: NoticeContent | undefined }) {
  const { undo } = useTranslations('inbox').texts.list;
  return (
    <div className="inbox__notice" role="status">
      {notice && (
        <>
          <span>{notice.text}</span>
          {notice.undo && (
            <button type="button" onClick={() => void notice.undo?.()}>
              {undo}
            </button>
          )}
        </>
      )}
    </div>
  );
}
