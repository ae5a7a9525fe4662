'use client';

import { Button, Modal, useModal, useRouteCache, useRouteTransition } from '@payloadcms/ui';
import { useEffect } from 'react';
import { toMoment } from '../language/times.ts';
import { useLockOwner } from './use-lock-owner.ts';

const SLUG = 'document-locked';

interface DocumentLockedProps {
  handleGoBack(): void;
  isActive: boolean;
  onReadOnly(): void;
  onTakeOver(): void;
  /** When it was changed last, in milliseconds. */
  updatedAt?: number | null;
  user?: unknown;
}

/** Before a form that a colleague is writing in: who that is, and what can be done. In the place of Payload's own screen. */
export function DocumentLocked({
  handleGoBack,
  isActive,
  onReadOnly,
  onTakeOver,
  updatedAt,
  user,
}: DocumentLockedProps) {
  const { openModal, closeModal } = useModal();
  const { clearRouteCache } = useRouteCache();
  const { startRouteTransition } = useRouteTransition();
  const { language, says: labels, say, writing } = useLockOwner(user);
  useEffect(() => {
    if (isActive) openModal(SLUG);
    else closeModal(SLUG);
  }, [isActive, openModal, closeModal]);
  const close = (act: () => void) => () => {
    closeModal(SLUG);
    act();
  };
  const back = () => startRouteTransition(() => handleGoBack());
  return (
    <Modal className={SLUG} closeOnBlur={false} onClose={back} slug={SLUG} aria-labelledby={SLUG}>
      <div className={`${SLUG}__wrapper`}>
        <div className={`${SLUG}__content`}>
          <h1 id={SLUG}>{writing}</h1>
          {updatedAt && (
            <p>
              {say(labels.last, { time: toMoment(new Date(updatedAt).toISOString(), language) })}
            </p>
          )}
          <p>{labels.takingOver}</p>
        </div>
        <div className={`${SLUG}__controls`}>
          <Button buttonStyle="secondary" id={`${SLUG}-go-back`} size="large" onClick={close(back)}>
            {labels.back}
          </Button>
          <Button
            buttonStyle="secondary"
            id={`${SLUG}-view-read-only`}
            size="large"
            onClick={close(() => {
              onReadOnly();
              clearRouteCache();
            })}
          >
            {labels.read}
          </Button>
          <Button id={`${SLUG}-take-over`} size="large" onClick={close(onTakeOver)}>
            {labels.takeOver}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
