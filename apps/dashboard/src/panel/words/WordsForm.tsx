'use client';

import { Drawer, useHotkey, useModal } from '@payloadcms/ui';
import { useMemo, useRef, useState } from 'react';
import type { FormSchema } from '../../collections/content/form-schema.ts';
import { SaverNotices } from '../editing/SaverNotices.tsx';
import { SavingLine } from '../editing/SavingLine.tsx';
import { ScheduleForm } from '../editing/ScheduleForm.tsx';
import type { Stored } from '../editing/save.ts';
import { HeadingDot } from '../HeadingDot.tsx';
import { useWords } from '../language/SpokenLanguage.tsx';
import { PreviewControls } from '../preview/PreviewControls.tsx';
import { useTypedBefore } from '../use-typed-before.ts';
import { FormContext } from './form-context.ts';
import { PAGES_LIST } from './Leaf.tsx';
import { LockNotice } from './LockNotice.tsx';
import { publishWords } from './publish-words.ts';
import { Section } from './Section.tsx';
import { isFound, listChildren } from './search.ts';
import { toStateWords, type WordsState } from './state-words.ts';
import type { Tree } from './tree.ts';
import { toUnitFields, toUnits } from './units.ts';
import { toAddress, useWordsForm } from './use-words.ts';
import { Versions } from './Versions.tsx';

interface WordsFormProps {
  contentKey: string;
  name: string;
  account: number;
  schema: FormSchema;
  original: Tree;
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
  const { contentKey, name, schema, original, brandWords, pages } = props;
  const speech = useWords('words');
  const { words: says, say } = speech;
  const { publishing, saving } = useWords('editing').words;
  const [id, setId] = useState(props.id);
  const [known, setKnown] = useState(props.state);
  const [query, setQuery] = useState('');
  const search = useTypedBefore<HTMLInputElement>(query, setQuery);
  const [said, setSaid] = useState<{ text: string; undo?: () => void }>();
  const { isModalOpen, openModal, closeModal } = useModal();
  const isPublishing = useRef(false);

  const note = (doc: Stored, isDraft: boolean) => {
    const changes = Object.keys(doc.fields as object).length;
    setId(Number(doc.id));
    setKnown(({ published }) => ({
      changes,
      isDraft,
      ...(isDraft ? published !== undefined && { published } : { published: changes }),
    }));
  };
  const form = useWordsForm({ ...props, onStored: (doc) => note(doc, true) });
  const { saver, state, words, fields, put, change, refused } = form;
  const context = useMemo(() => ({ change, refused, brandWords }), [change, refused, brandWords]);
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

  async function publish() {
    // What could not be stored says so by itself.
    if (!saver || isPublishing.current || !(await saver.flush())) return;
    isPublishing.current = true;
    const answer = await publishWords(
      contentKey,
      { fields, updatedAt: saver.getVersion() },
      says.form.lost,
    );
    isPublishing.current = false;
    if ('problem' in answer) {
      setSaid({ text: say(says.form.notPublished, { problem: answer.problem }) });
      return void saver.look();
    }
    note(answer.doc, false);
    saver.noteStored(toUnits(schema, words), answer.doc.updatedAt);
    setSaid({ text: says.form.published });
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
        <p className="words-head__state">
          {toStateWords({ ...known, changes: count, isDraft: hasChanges }, speech)}
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
        <button type="button" disabled={count === 0} onClick={resetAll}>
          {says.form.resetAll}
        </button>
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
      <div className="words-form" data-ready={saver !== undefined}>
        {sections.map((section) => (
          <Section
            key={section.name}
            {...section}
            place={section.name}
            shipped={original[section.name]}
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

const countBelow = (fields: object, name: string) =>
  Object.keys(fields).filter((place) => place === name || place.startsWith(`${name}/`)).length;
