'use client';

import { useState } from 'react';
import type { PreparedFactor } from '../../accounts/factor-endpoints.ts';
import { ask } from './ask.ts';
import { Codes } from './Codes.tsx';
import { Scan } from './Scan.tsx';

/** Sets up the second factor of somebody who can do nothing before. */
export function Enrol() {
  const [prepared, setPrepared] = useState<PreparedFactor>();
  const [codes, setCodes] = useState<string[]>();
  const [problem, setProblem] = useState<string>();

  async function prepare() {
    const asked = await ask<PreparedFactor>('accounts/factor/prepare', {});
    if (asked.isOk) setPrepared(asked.answer);
    else setProblem(asked.message);
  }

  async function leave() {
    const asked = await ask('accounts/sessions/leave', {});
    if (asked.isOk) window.location.assign('/admin/login');
    else setProblem(asked.message);
  }

  if (codes) {
    return (
      <Codes codes={codes} words="I have them" onDone={() => window.location.assign('/admin')} />
    );
  }
  if (prepared) return <Scan prepared={prepared} onDone={setCodes} />;
  return (
    <div className="account-form">
      <p>
        You need an authenticator app on your phone, such as the one your password manager brings.
      </p>
      <p role="alert">{problem}</p>
      <div className="account-acts">
        <button type="button" data-main onClick={() => void prepare()}>
          Set it up
        </button>
        <button type="button" onClick={() => void leave()}>
          Sign out
        </button>
      </div>
    </div>
  );
}
