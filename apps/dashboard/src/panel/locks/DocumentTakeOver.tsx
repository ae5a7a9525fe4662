'use client';

import {
  Button,
  Modal,
  useDocumentInfo,
  useModal,
  useRouteCache,
  useRouteTransition,
} from '@payloadcms/ui';
import { useEffect } from 'react';
import { useLockOwner } from './use-lock-owner.ts';

const SLUG = 'document-take-over';

interface DocumentTakeOverProps {
  handleBackToDashboard(): void;
  isActive: boolean;
  onReadOnly(): void;
}

/** Over a form that a colleague has taken over: who that is, and what became of the words. In the place of Payload's own screen. */
export function DocumentTakeOver({
  handleBackToDashboard,
  isActive,
  onReadOnly,
}: DocumentTakeOverProps) {
  const { openModal, closeModal } = useModal();
  const { clearRouteCache } = useRouteCache();
  const { startRouteTransition } = useRouteTransition();
  const { currentEditor } = useDocumentInfo();
  const { says: labels, writing, hasLocalDraft } = useLockOwner(currentEditor);
  useEffect(() => {
    if (isActive) openModal(SLUG);
    else closeModal(SLUG);
  }, [isActive, openModal, closeModal]);
  return (
    <Modal className={SLUG} closeOnBlur={false} slug={SLUG} aria-labelledby={SLUG}>
      <div className={`${SLUG}__wrapper`}>
        <div className={`${SLUG}__content`}>
          <h1 id={SLUG}>{writing}</h1>
          <p>{hasLocalDraft ? labels.kept : labels.lost}</p>
        </div>
        <div className={`${SLUG}__controls`}>
          <Button
            id={`${SLUG}-back-to-dashboard`}
            size="large"
            onClick={() => startRouteTransition(() => handleBackToDashboard())}
          >
            {labels.start}
          </Button>
          <Button
            buttonStyle="secondary"
            id={`${SLUG}-view-read-only`}
            size="large"
            onClick={() => {
              onReadOnly();
              closeModal(SLUG);
              clearRouteCache();
            }}
          >
            {labels.read}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
