'use client';

import type { Overrides } from '@agency/content/overrides';
import { Drawer, useHotkey, useModal } from '@payloadcms/ui';
import { useMemo, useRef, useState } from 'react';
import { toBefore } from '../../collections/content/basis.ts';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { SaverNotices } from '../editing/SaverNotices.tsx';
import { SavingLine } from '../editing/SavingLine.tsx';
import { ScheduleForm } from '../editing/ScheduleForm.tsx';
import type { Stored } from '../editing/save.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { PreviewControls } from '../preview/PreviewControls.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import { type Beside, compareWords, countStandings } from './compare.ts';
import { FormContext } from './form-context.ts';
import { type LanguageTab, LanguageTabs } from './LanguageTabs.tsx';
import { PAGES_LIST } from './Leaf.tsx';
import { LockNotice } from './LockNotice.tsx';
import { publishWords } from './publish-words.ts';
import { Section } from './Section.tsx';
import { Standings } from './Standings.tsx';
import { isFound, listChildren } from './search.ts';
import { toStateWords, type WordsState } from './state-words.ts';
import { NOT_SHIPPED, type Tree } from './tree.ts';
import { toUnitFields, toUnits } from './units.ts';
import { toAddress, useWordsForm } from './use-words.ts';
import { Versions } from './Versions.tsx';

interface WordsFormProps {
  /** Name of the words in addresses (`toWordsName`). */
  contentKey: string;
  name: string;
  /** Of the words. */
  language: { tag: string; isMeasured: boolean };
  tabs: LanguageTab[];
  /** The default language beside words of another one, and what of it is known otherwise than as shipped. */
  english?: {
    tag: string;
    name: string;
    now: Tree;
    shipped: Tree;
    basis: Overrides;
    /** Whether the language has no file of its own. */
    isStandIn: boolean;
  };
  account: number;
  schema: FormSchema;
  original: Tree;
  /** Whether the website is shipped with words to go back to. */
  isShipped?: boolean;
  stored: Tree;
  madeFrom: string;
  /** Number of the document; absent where nobody has changed anything yet. */
  id?: number;
  state: WordsState;
  /** Who else is typing. */
  writer?: string;
  brandWords: Record<string, string>;
  /** Addresses of the website's pages. */
  pages: string[];
  /** Whether a page shows these words before the next build. */
  hasPage: boolean;
}

/** The words of one file: drawn from its schema, stored as what differs from it. */
export function WordsForm(props: WordsFormProps) {
  const { contentKey, name, schema, original, isShipped = true, brandWords, pages } = props;
  const speech = useTranslations('content');
  const { texts: says, t } = speech;
  const { publishing, saving } = useTranslations('editing').texts;
  const [id, setId] = useState(props.id);
  const [known, setKnown] = useState(props.state);
  const [query, setQuery] = useState('');
  const search = useTypedBefore<HTMLInputElement>(query, setQuery);
  const [basis, setBasis] = useState(props.english?.basis ?? {});
  const [said, setSaid] = useState<{ text: string; undo?: () => void }>();
  const { isModalOpen, openModal, closeModal } = useModal();
  const isPublishing = useRef(false);

  const note = (doc: Stored, isDraft: boolean) => {
    const changes = Object.keys(doc.fields as object).length;
    setId(Number(doc.id));
    setBasis((doc.basis ?? {}) as Overrides);
    setKnown(({ published }) => ({
      changes,
      isDraft,
      ...(isDraft ? published !== undefined && { published } : { published: changes }),
    }));
  };
  const form = useWordsForm({ ...props, onStored: (doc) => note(doc, true) });
  const { saver, state, words, fields, put, change, refused } = form;
  const { english, language } = props;
  const compared = useMemo(() => {
    if (!english) return undefined;
    const { now, shipped, isStandIn } = english;
    const before = toBefore(shipped, basis);
    return compareWords(schema, words, { now, before, ...(isStandIn && { standIn: original }) });
  }, [english, basis, schema, words, original]);
  const beside = useSame(compared);
  const confirm = useRef<(place: string) => void>(() => undefined);
  confirm.current = (place) => void store({ confirmed: [place] });
  const context = useMemo(
    () => ({
      ...{ change, refused, brandWords, isMeasured: language.isMeasured },
      ...(english &&
        beside && {
          counterpart: {
            ...{ tag: english.tag, name: english.name, beside },
            confirm: (place: string) => confirm.current(place),
          },
        }),
    }),
    [change, refused, brandWords, language.isMeasured, english, beside],
  );
  const unitFields = useMemo(() => toUnitFields(schema), [schema]);
  const asked = query.trim().toLowerCase();
  const sections = listChildren(schema, words);
  const isEmpty = !sections.some((one) => isFound(asked, one.label, one.schema, one.value));
  const hasChanges = known.isDraft || (state !== undefined && state.kind !== 'saved');
  const save = () => void saver?.flush({ keepsVersion: true });
  useHotkey({ cmdCtrlKey: true, editDepth: 1, keyCodes: ['s'] }, (event) => {
    event.preventDefault();
    save();
  });

  const publish = async () => {
    if (await store({})) setSaid({ text: says.form.published });
  };

  /** Stores what is in the form beside what is typed: published, or, where places are confirmed, as what it is. */
  async function store({ confirmed }: { confirmed?: string[] }): Promise<boolean> {
    // What could not be stored says so by itself.
    if (!saver || isPublishing.current || !(await saver.flush())) return false;
    isPublishing.current = true;
    const isDraft = confirmed !== undefined && hasChanges;
    const sent = { fields, updatedAt: saver.getVersion(), ...(confirmed && { confirmed }) };
    const answer = await publishWords(contentKey, sent, { isDraft, lost: says.form.lost });
    isPublishing.current = false;
    if ('problem' in answer) {
      const { problem } = answer;
      setSaid({ text: confirmed ? problem : t(says.form.notPublished, { problem }) });
      void saver.look();
      return false;
    }
    note(answer.doc, isDraft);
    saver.noteStored(toUnits(schema, words), answer.doc.updatedAt);
    return true;
  }

  function resetAll() {
    put(original);
    setSaid({ text: says.form.wasReset, undo: () => put(words) });
  }

  const count = Object.keys(fields).length;
  return (
    <FormContext value={context}>
      <header className="words-head">
        <h1>
          {name}
          <HeadingDot />
        </h1>
        <LanguageTabs
          tabs={props.tabs}
          current={language.tag}
          label={says.compared.languages}
          absent={says.compared.absent}
        />
        <p className="words-head__state">
          {toStateWords({ ...known, changes: count, isDraft: hasChanges }, speech)}
          {beside && <Standings {...countStandings(beside)} speech={speech} />}
        </p>
      </header>
      <input
        ref={search}
        type="search"
        aria-label={says.form.find}
        placeholder={says.form.findHint}
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
          {says.form.versions}
        </button>
        {isShipped && (
          <button type="button" disabled={count === 0} onClick={resetAll}>
            {says.form.resetAll}
          </button>
        )}
        {props.hasPage && (
          <PreviewControls
            address={toAddress(contentKey)}
            saver={saver}
            state={state}
            published={`${known.published} ${known.isDraft} ${isModalOpen('words-plan')}`}
          />
        )}
        {state && <SavingLine state={state} />}
      </div>
      <div className="inbox__notice" role="status">
        {said && (
          <>
            <span>{said.text}</span>
            {said.undo && (
              <button
                type="button"
                onClick={() => {
                  said.undo?.();
                  setSaid(undefined);
                }}
              >
                {says.form.undo}
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
          onFree={() => saver?.retry()}
        />
      )}
      {saver && (
        <SaverNotices saver={saver} state={state} fields={unitFields} collection="content" />
      )}
      <div
        className="words-form"
        data-ready={saver !== undefined}
        data-compared={english !== undefined}
      >
        {sections.map((section) => (
          <Section
            key={section.name}
            {...section}
            place={section.name}
            shipped={isShipped ? original[section.name] : NOT_SHIPPED}
            query={asked}
            changes={countBelow(fields, section.name)}
          />
        ))}
        {isEmpty && <p role="status">{says.form.notFound}</p>}
      </div>
      <datalist id={PAGES_LIST}>
        {pages.map((page) => (
          <option key={page} value={page} />
        ))}
      </datalist>
      <Drawer slug="words-plan" title={publishing.schedule}>
        {isModalOpen('words-plan') && id && (
          <ScheduleForm
            address={`/cms-api/content/${id}/schedule`}
            hasChanges={hasChanges}
            acts={says.acts}
            onDone={() => closeModal('words-plan')}
            onBeforePlan={saver && (() => saver.flush())}
          />
        )}
      </Drawer>
      <Drawer slug="words-versions" title={says.form.versions}>
        {isModalOpen('words-versions') && (
          <Versions contentKey={contentKey} flush={async () => (await saver?.flush()) ?? false} />
        )}
      </Drawer>
    </FormContext>
  );
}

/** The same map as before while it says the same, so that fields are not drawn for nothing. */
function useSame(beside: ReadonlyMap<string, Beside> | undefined) {
  const text = beside && JSON.stringify([...beside]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it says is what it depends on
  return useMemo(() => beside, [text]);
}

const countBelow = (fields: object, name: string) =>
  Object.keys(fields).filter((place) => place === name || place.startsWith(`${name}/`)).length;
