import type { Access, CollectionConfig, Field } from 'payload';
import { publicContent } from '../../access/public-collections.ts';
import { createInternalField, createUiField, NO_FIELD } from '../field-builders.ts';
import { beginOperation, commitOperation } from './atomic-operation.ts';
import { auditDeletion, auditPublishing, recordEditor } from './audit-publishing.ts';
import { LOCK_DURATION } from './document-lock.ts';
import { forceDraft } from './force-draft.ts';
import { rejectStaleWrite, renewLock } from './reject-stale-write.ts';
import { createRestoreEndpoint } from './restore-version.ts';
import { createScheduledChangeCleanup } from './scheduled-change.ts';
import { createScheduledChangeEndpoints } from './scheduled-change-endpoints.ts';
import type { VersionedCollection } from './versioned.ts';

type VersionedConfig = Omit<CollectionConfig, 'access'> & {
  slug: VersionedCollection;
  /** Access to published documents, and for writing. */
  access: { read: Access; write: Access };
};

/**
 * Adds drafts, versions with authors, document locks, the rejection of stale writes, the audit trail of publishing and,
 * except for openings, scheduled publishing (docs/dashboard.md).
 */
export function createVersionedCollection(config: VersionedConfig): CollectionConfig {
  const { access, slug, admin, endpoints, fields, hooks } = config;
  const { read, write } = access;
  // An opening has its own dates.
  const schedulable = slug === 'openings' ? undefined : slug;
  return {
    custom: publicContent,
    ...config,
    access: { create: write, read, readVersions: write, update: write, delete: write },
    admin: {
      ...admin,
      components: {
        ...admin?.components,
        edit: {
          PublishButton: {
            path: '/panel/editing/PublishControls.tsx#PublishControls',
            clientProps: { isSchedulable: schedulable !== undefined },
          },
        },
        views: {
          edit: { versions: { Component: '/panel/versions/VersionsView.tsx#VersionsView' } },
          // In the place of Payload's create view, which would store an empty document at once.
          ...(slug !== 'content' && {
            newDraft: {
              Component: '/panel/editing/NewDraftView.tsx#NewDraftView',
              path: '/create',
              exact: true,
            },
          }),
        },
      },
    },
    lockDocuments: { duration: LOCK_DURATION },
    endpoints: [
      ...(endpoints || []),
      createRestoreEndpoint(slug),
      ...(schedulable ? createScheduledChangeEndpoints(schedulable) : []),
    ],
    versions: {
      maxPerDoc: 30,
      drafts: { autosave: { interval: 800, showSaveDraftButton: true } },
    },
    hooks: {
      ...hooks,
      beforeOperation: [
        forceDraft,
        ...(hooks?.beforeOperation ?? []),
        beginOperation,
        rejectStaleWrite,
      ],
      beforeChange: [...(hooks?.beforeChange ?? []), recordEditor],
      afterChange: [
        ...(schedulable ? [createScheduledChangeCleanup(schedulable)] : []),
        auditPublishing,
      ],
      afterDelete: [auditDeletion],
      afterOperation: [renewLock, commitOperation],
    },
    fields: [
      noticesField,
      ...(schedulable ? [scheduledField] : []),
      ...fields,
      editedByField,
      formIdField,
    ],
  };
}

/** Shows what prevents saving, above the form. */
const noticesField = createUiField('notices', '/panel/editing/EditingNotices.tsx#EditingNotices');

/** List column with what is scheduled. */
const scheduledField: Field = {
  name: 'scheduled',
  label: 'Scheduled',
  type: 'ui',
  admin: {
    components: { Field: NO_FIELD, Cell: '/panel/editing/ScheduledCell.tsx#ScheduledCell' },
  },
};

/** Last editor. Not a relation: the account may be deleted, and its id is never reused. */
const editedByField = createInternalField({ name: 'editedBy', type: 'number' });

/** The open form, or scheduled change, that stored the version; otherwise empty. See `rejectStaleWrite`. */
const formIdField = createInternalField({ name: 'formId', type: 'text', maxLength: 36 });
