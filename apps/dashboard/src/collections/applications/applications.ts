import { resumeKinds, resumeLimits } from '@agency/resumes/resume-rules';
import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { recruiters } from '../../access/access.ts';
import type { Application } from '../../payload-types.ts';
import { afterCommit } from '../../platform/after-commit.ts';
import { scanStates } from '../../virus-scan/hand-out.ts';
import { unseen } from '../field-looks.ts';
import { stageNames, stages } from '../messages/stages.ts';
import { asSent, createMessages, senderName, senderReach } from '../messages.ts';
import { answerResume } from './answer-resume.ts';
import { keepOrRemoveResume, releaseResume } from './resumes.ts';

const release: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { resumeKey } = await req.payload.findByID({
    collection: 'applications',
    id,
    depth: 0,
    // Whoever deletes it was asked for permission already.
    overrideAccess: true,
  });
  await releaseResume(resumeKey);
};

const remove: CollectionAfterDeleteHook<Application> = ({ doc, req }) =>
  afterCommit(req, () => keepOrRemoveResume(req.payload, doc.resumeKey));

/** Job applications. Their resumes are no uploads of Payload's, so that no address serves them but one. */
export const applications = createMessages({
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  access: { read: recruiters, delete: recruiters },
  admin: {
    useAsTitle: 'position',
    description: 'What applicants sent from the careers page. Deleting one deletes its resume.',
  },
  endpoints: [{ path: '/resumes/:key', method: 'get', handler: answerResume }],
  hooks: { beforeDelete: [release], afterDelete: [remove] },
  fields: [
    asSent({ name: 'position', type: 'text' }),
    senderName,
    senderReach,
    asSent({ name: 'message', type: 'textarea' }),
    unseen({
      name: 'resumeName',
      type: 'text',
      required: true,
      maxLength: resumeLimits.nameLength,
    }),
    unseen({
      name: 'resumeKind',
      type: 'select',
      required: true,
      options: [...resumeKinds],
    }),
    unseen({
      name: 'resumeSize',
      type: 'number',
      required: true,
    }),
    // When the file went before its application.
    unseen({ name: 'resumeDeletedAt', type: 'date' }),
    unseen({
      name: 'resumeNote',
      type: 'text',
    }),
    // State of the virus scan, time of the next one, and its finding.
    unseen({
      name: 'resumeScan',
      type: 'select',
      index: true,
      defaultValue: 'pending',
      options: [...scanStates],
    }),
    unseen({ name: 'resumeScanAt', type: 'date' }),
    unseen({ name: 'resumeFinding', type: 'text' }),
    // The opening it is for; nothing for an open application.
    unseen({ name: 'opening', type: 'relationship', relationTo: 'openings', index: true }),
    // How far it has come. Written by the inbox alone, as its state is.
    unseen({
      name: 'stage',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: stageNames.map((value) => ({ value, label: stages[value] })),
    }),
    // The reject mail as it is sent, and when somebody sent it.
    unseen({
      name: 'rejection',
      type: 'group',
      fields: [
        unseen({ name: 'subject', type: 'text' }),
        unseen({ name: 'text', type: 'textarea' }),
        unseen({ name: 'at', type: 'date' }),
      ],
    }),
    unseen({
      name: 'resumeKey',
      type: 'text',
      required: true,
      unique: true,
      index: true,
    }),
  ],
});
