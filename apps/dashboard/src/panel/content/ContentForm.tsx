'use client';

import type { Overrides } from '@agency/content/overrides';
import { Drawer, useHotkey, useModal } from '@payloadcms/ui';
import { useMemo, useRef, useState } from 'react';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { applySnapshot } from '../../collections/content/source-snapshot.ts';
import { AutosaveNotices } from '../editing/AutosaveNotices.tsx';
import { AutosaveStatusText } from '../editing/AutosaveStatusText.tsx';
import { ScheduleForm } from '../editing/ScheduleForm.tsx';
import type { StoredDocument } from '../editing/save-draft.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PreviewControls } from '../preview/PreviewControls.tsx';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';
import { compareWithSource, countStatuses, type SourceComparison } from './compare-with-source.ts';
import { type ContentState, toStateText } from './content-state.ts';
import type { ContentTree } from './content-tree.ts';
import { FormSection } from './FormSection.tsx';
import { toEditableFields, toFieldValues } from './field-values.ts';
import { ContentFormContext } from './form-context.ts';
import { type LanguageTab, LanguageTabs } from './LanguageTabs.tsx';
import { LockNotice } from './LockNotice.tsx';
import { publishContent } from './publish-content.ts';
import { listChildren, matchesSearch } from './search.ts';
import { TranslationStatus } from './TranslationStatus.tsx';
import { toContentUrl, useContentForm } from './use-content-form.ts';
import { PAGES_LIST } from './ValueField.tsx';
import { VersionList } from './VersionList.tsx';

interface ContentFormProps {
  /** Key of the content in URLs. */
  contentKey: string;
  name: string;
  /** Of the content. */
  language: { tag: string; isMeasured: boolean };
  tabs: LanguageTab[];
  /** For a translation: the source language and its content. */
  source?: {
    tag: string;
    name: string;
    now: ContentTree;
    shipped: ContentTree;
    basis: Overrides;
    /** Whether the language has no file of its own. */
    isFallback: boolean;
  };
  account: number;
  schema: FormSchema;
  original: ContentTree;
  stored: ContentTree;
  baseVersion: string;
  /** Id of the document; absent before the first change. */
  id?: number;
  state: ContentState;
  /** Who else is typing. */
  writer?: string;
  brandValues: Record<string, string>;
  /** Paths of the website's pages. */
  pages: string[];
  /** Whether a page shows this content before the next build. */
  hasPage: boolean;
}

/** The form of one content document, generated from its schema. It stores only overrides. */
export function ContentForm(props: ContentFormProps) {
  const { contentKey, name, schema, original, brandValues, pages } = props;
  const translations = useTranslations('content');
  const { texts: labels, t } = translations;
  const { publishing, saving } = useTranslations('editing').texts;
  const [id, setId] = useState(props.id);
  const [known, setKnown] = useState(props.state);
  const [query, setQuery] = useState('');
  const search = usePreHydrationInput<HTMLInputElement>(query, setQuery);
  const [basis, setBasis] = useState(props.source?.basis ?? {});
  const [notice, setNotice] = useState<{ text: string; undo?: () => void }>();
  const { isModalOpen, openModal, closeModal } = useModal();
  const isPublishing = useRef(false);

  const recordStored = (doc: StoredDocument, isDraft: boolean) => {
    const changes = Object.keys(doc.fields as object).length;
    setId(Number(doc.id));
    setBasis((doc.basis ?? {}) as Overrides);
    setKnown(({ published }) => ({
      changes,
      isDraft,
      ...(isDraft ? published !== undefined && { published } : { published: changes }),
    }));
  };
  const form = useContentForm({ ...props, onStored: (doc) => recordStored(doc, true) });
  const { autosave, state, content, fields, put, change, errors } = form;
  const { source, language } = props;
  const compared = useMemo(() => {
    if (!source) return undefined;
    const { now, shipped: defaults, isFallback } = source;
    const before = applySnapshot(defaults, basis);
    return compareWithSource(schema, content, {
      now,
      before,
      ...(isFallback && { fallback: original }),
    });
  }, [source, basis, schema, content, original]);
  const comparisons = useStable(compared);
  const confirm = useRef<(path: string) => void>(() => undefined);
  confirm.current = (path) => void store({ confirmed: [path] });
  const context = useMemo(
    () => ({
      ...{ change, errors, brandValues, isMeasured: language.isMeasured },
      ...(source &&
        comparisons && {
          source: {
            ...{ tag: source.tag, name: source.name, comparisons },
            confirm: (path: string) => confirm.current(path),
          },
        }),
    }),
    [change, errors, brandValues, language.isMeasured, source, comparisons],
  );
  const editableFields = useMemo(() => toEditableFields(schema), [schema]);
  const searched = query.trim().toLowerCase();
  const sections = listChildren(schema, content);
  const isEmpty = !sections.some((one) =>
    matchesSearch(searched, one.label, one.schema, one.value),
  );
  const hasChanges = known.isDraft || (state !== undefined && state.kind !== 'saved');
  const save = () => void autosave?.flush({ keepsVersion: true });
  useHotkey({ cmdCtrlKey: true, editDepth: 1, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    save();
  });

  const publish = async () => {
    if (await store({})) setNotice({ text: labels.form.published });
  };

  /** Publishes the form, or confirms translations without changing the publication status. */
  async function store({ confirmed }: { confirmed?: string[] }): Promise<boolean> {
    // A failed save shows its own notice.
    if (!autosave || isPublishing.current || !(await autosave.flush())) return false;
    isPublishing.current = true;
    const isDraft = confirmed !== undefined && hasChanges;
    const sent = { fields, updatedAt: autosave.getVersion(), ...(confirmed && { confirmed }) };
    const response = await publishContent(contentKey, sent, { isDraft, lost: labels.form.lost });
    isPublishing.current = false;
    if ('problem' in response) {
      const { problem } = response;
      setNotice({ text: confirmed ? problem : t(labels.form.notPublished, { problem }) });
      void autosave.checkVersion();
      return false;
    }
    recordStored(response.doc, isDraft);
    autosave.markStored(toFieldValues(schema, content), response.doc.updatedAt);
    return true;
  }

  function resetAll() {
    put(original);
    setNotice({ text: labels.form.wasReset, undo: () => put(content) });
  }

  const count = Object.keys(fields).length;
  return (
    <ContentFormContext value={context}>
      <header className="words-head">
        <h1>
          {name}
          <HeadingDot />
        </h1>
        <LanguageTabs
          tabs={props.tabs}
          current={language.tag}
          label={labels.compared.languages}
          absent={labels.compared.absent}
        />
        <p className="words-head__state">
          {toStateText({ ...known, changes: count, isDraft: hasChanges }, translations)}
          {comparisons && (
            <TranslationStatus {...countStatuses(comparisons)} translations={translations} />
          )}
        </p>
      </header>
      <input
        ref={search}
        type="search"
        aria-label={labels.form.find}
        placeholder={labels.form.findHint}
        value={query}
        onChange={({ target }) => setQuery(target.value)}
      />
      <div className="words-acts">
        <button type="button" className="words-main" disabled={!hasChanges} onClick={publish}>
          {known.published === undefined ? publishing.publish : publishing.publishChanges}
        </button>
        <button type="button" onClick={save}>
          {saving.keep}
        </button>
        <button type="button" disabled={!id} onClick={() => openModal('words-plan')}>
          {publishing.openSchedule}
        </button>
        <button type="button" disabled={!id} onClick={() => openModal('words-versions')}>
          {labels.form.versions}
        </button>
        <button type="button" disabled={count === 0} onClick={resetAll}>
          {labels.form.resetAll}
        </button>
        {props.hasPage && (
          <PreviewControls
            apiUrl={toContentUrl(contentKey)}
            version={state?.kind === 'saved' ? state.at : undefined}
            publishedVersion={`${known.published} ${known.isDraft} ${isModalOpen('words-plan')}`}
          />
        )}
        {state && <AutosaveStatusText state={state} />}
      </div>
      <div className="inbox__notice" role="status">
        {notice && (
          <>
            <span>{notice.text}</span>
            {notice.undo && (
              <button
                type="button"
                onClick={() => {
                  notice.undo?.();
                  setNotice(undefined);
                }}
              >
                {labels.form.undo}
              </button>
            )}
          </>
        )}
      </div>
      {(props.writer || form.isLocked) && (
        <LockNotice
          id={id}
          {...(props.writer && { writer: props.writer })}
          isRefused={form.isLocked}
          onFree={() => autosave?.retry()}
        />
      )}
      {autosave && (
        <AutosaveNotices
          autosave={autosave}
          state={state}
          fields={editableFields}
          collection="content"
        />
      )}
      <div
        className="words-form"
        data-ready={autosave !== undefined}
        data-compared={source !== undefined}
      >
        {sections.map((section) => (
          <FormSection
            key={section.name}
            {...section}
            path={section.name}
            defaultValue={original[section.name]}
            query={searched}
            changes={countBelow(fields, section.name)}
          />
        ))}
        {isEmpty && <p role="status">{labels.form.notFound}</p>}
      </div>
      <datalist id={PAGES_LIST}>
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
      <Drawer slug="words-plan" title={publishing.schedule}>
        {isModalOpen('words-plan') && id && (
          <ScheduleForm
            apiUrl={`/cms-api/content/${id}/schedule`}
            hasChanges={hasChanges}
            acts={labels.acts}
            onDone={() => closeModal('words-plan')}
            onBeforeSchedule={autosave && (() => autosave.flush())}
          />
        )}
      </Drawer>
      <Drawer slug="words-versions" title={labels.form.versions}>
        {isModalOpen('words-versions') && (
          <VersionList
            contentKey={contentKey}
            flush={async () => (await autosave?.flush()) ?? false}
          />
        )}
      </Drawer>
    </ContentFormContext>
  );
}

/** Keeps the previous map while its content is equal, so that fields do not render again. */
function useStable(comparisons: ReadonlyMap<string, SourceComparison> | undefined) {
  const text = comparisons && JSON.stringify([...comparisons]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what it depends on
  return useMemo(() => comparisons, [text]);
}

const countBelow = (fields: object, name: string) =>
  Object.keys(fields).filter((path) => path === name || path.startsWith(`${name}/`)).length;
