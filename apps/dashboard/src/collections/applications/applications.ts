import { resumeKinds, resumeLimits } from '@agency/resumes/resume-rules';
import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload';
import { recruiters } from '../../access/access.ts';
import type { Application } from '../../payload-types.ts';
import { afterCommit } from '../../platform/after-commit.ts';
import { handleResumeDownload } from '../../submissions/resume-endpoint.ts';
import { retainOrRemoveResume, unretainResume } from '../../submissions/resumes.ts';
import { stageNames, stages } from '../../submissions/stages.ts';
import {
  createMessages,
  senderContact,
  senderName,
  submittedField,
} from '../../submissions/submissions.ts';
import { scanStates } from '../../virus-scan/scan-state.ts';
import { hiddenField } from '../field-visibility.ts';

const release: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { resumeKey } = await req.payload.findByID({
    collection: 'applications',
    id,
    depth: 0,
    // Payload has checked the permission to delete.
    overrideAccess: true,
  });
  await unretainResume(resumeKey);
};

const remove: CollectionAfterDeleteHook<Application> = ({ doc, req }) =>
  afterCommit(req, () => retainOrRemoveResume(req.payload, doc.resumeKey));

/** Job applications. Resumes are not Payload uploads, so that only one endpoint serves them. */
export const applications = createMessages({
  slug: 'applications',
  labels: { singular: 'Application', plural: 'Applications' },
  access: { read: recruiters, delete: recruiters },
  admin: {
    useAsTitle: 'position',
    description: 'What applicants sent from the careers page. Deleting one deletes its resume.',
  },
  endpoints: [{ path: '/resumes/:key', method: 'get', handler: handleResumeDownload }],
  hooks: { beforeDelete: [release], afterDelete: [remove] },
  fields: [
    submittedField({ name: 'position', type: 'text' }),
    senderName,
    senderContact,
    submittedField({ name: 'message', type: 'textarea' }),
    hiddenField({
      name: 'resumeName',
      type: 'text',
      required: true,
      maxLength: resumeLimits.nameLength,
    }),
    hiddenField({
      name: 'resumeKind',
      type: 'select',
      required: true,
      options: [...resumeKinds],
    }),
    hiddenField({
      name: 'resumeSize',
      type: 'number',
      required: true,
    }),
    // Set when retention deletes the file before the application.
    hiddenField({ name: 'resumeDeletedAt', type: 'date' }),
    hiddenField({
      name: 'resumeNote',
      type: 'text',
    }),
    // Status, next time and result of the virus scan.
    hiddenField({
      name: 'resumeScan',
      type: 'select',
      index: true,
      defaultValue: 'pending',
      options: [...scanStates],
    }),
    hiddenField({ name: 'resumeScanAt', type: 'date' }),
    hiddenField({ name: 'resumeFinding', type: 'text' }),
    // Opening; empty for an open application.
    hiddenField({ name: 'opening', type: 'relationship', relationTo: 'openings', index: true }),
    // Only the inbox writes the stage, as the state.
    hiddenField({
      name: 'stage',
      type: 'select',
      required: true,
      index: true,
      defaultValue: 'new',
      options: stageNames.map((value) => ({ value, label: stages[value] })),
    }),
    // Text of the rejection mail, and when it was sent.
    hiddenField({
      name: 'rejection',
      type: 'group',
      fields: [
        hiddenField({ name: 'subject', type: 'text' }),
        hiddenField({ name: 'text', type: 'textarea' }),
        hiddenField({ name: 'at', type: 'date' }),
      ],
    }),
    hiddenField({
      name: 'resumeKey',
      type: 'text',
      required: true,
      unique: true,
      index: true,
    }),
  ],
});
