'use client';

import { useState } from 'react';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import {
  ReauthenticationFields,
  toSentCredentials,
  useCredentials,
} from './ReauthenticationFields.tsx';
import { type AccountResult, requestAccount } from './request-account.ts';

interface ReauthenticationFormProps<Answer> {
  heading: string;
  text: string;
  button: string;
  /** Whether the user has a second factor. */
  needsCode: boolean;
  /** Path below `accounts/`. */
  path: string;
  /** Further fields of the request. */
  more?: object;
  onDone: (response: Answer) => void;
}

/** Reauthentication with password and code before an account is changed. */
export function ReauthenticationForm<Answer>(props: ReauthenticationFormProps<Answer>) {
  const { heading, text, button, needsCode, path, more, onDone } = props;
  const translations = useTranslations('accounts');
  const [proof, setProof] = useCredentials();
  const [failure, setFailure] = useState<Extract<AccountResult<Answer>, { isOk: false }>>();
  const [isBusy, setBusy] = useState(false);

  async function prove() {
    setBusy(true);
    const body = { ...more, ...toSentCredentials(proof, needsCode) };
    const result = await requestAccount<Answer>(`accounts/${path}`, body, translations);
    setBusy(false);
    if (result.isOk) onDone(result.data);
    else setFailure(result);
  }

  const problems = failure?.fields ?? {};
  return (
    <form
      className="account-form"
      method="post"
      onSubmit={(event) => {
        event.preventDefault();
        // The account's own form is above it in React's tree.
        event.stopPropagation();
        if (!isBusy) void prove();
      }}
    >
      <h2>{heading}</h2>
      <p>{text}</p>
      <ReauthenticationFields
        credentials={proof}
        onChange={setProof}
        needsCode={needsCode}
        problems={problems}
      />
      <p role="alert">{problems.password || problems.code ? '' : failure?.message}</p>
      <div className="account-acts">
        <button type="submit" data-main disabled={isBusy}>
          {button}
        </button>
      </div>
    </form>
  );
}
