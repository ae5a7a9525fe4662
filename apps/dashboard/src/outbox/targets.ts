import { emailField } from '@agency/contracts';
import {
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type CollectionConfig,
  type Condition,
  ValidationError,
} from 'payload';
import * as z from 'zod';
import { admins, colleagues, hiddenFromOthers, nobody } from '../access/access.ts';
import { createRoute } from '../api/create-endpoint.ts';
import { createUiField, toOptions } from '../collections/field-builders.ts';
import type { DeliveryTarget } from '../payload-types.ts';
import { createReason, toValidate, translateError } from '../platform/language/errors.ts';
import { getTranslations } from '../platform/language/get-translations.ts';
import { toRowId } from '../platform/row-id.ts';
import { formFacts, forms } from '../submissions/forms.ts';
import { createSender } from './sender.ts';
import { findUrlProblem } from './web-url.ts';
import { ofDeletedTarget } from './worker.ts';

const isMail: Condition = (data) => data.kind === 'mail';
const isWebhook: Condition = (data) => data.kind === 'webhook';

const capitalised = (text: string) => `${text[0]?.toUpperCase()}${text.slice(1)}`;

/** Encrypts the signing secret, and rejects a webhook without one. */
const encryptSecret: CollectionBeforeChangeHook<DeliveryTarget> = ({ data, originalDoc, req }) => {
  const { newSecret, ...rest } = data;
  if (newSecret) return { ...rest, secret: req.payload.encrypt(newSecret) };
  const { kind, secret } = { ...originalDoc, ...rest };
  if (kind === 'webhook' && !secret) {
    const message = translateError(req, ({ settings }) => settings.secret);
    const errors = [{ path: 'newSecret', message }];
    throw new ValidationError({ collection: 'delivery-targets', errors, req }, req.t);
  }
  return rest;
};

/** Discards the pending deliveries of a deleted target. The worker does so with those that it sends at this moment. */
const discardDeliveries: CollectionBeforeDeleteHook = async ({ id, req }) => {
  await req.payload.db.updateMany({
    collection: 'deliveries',
    where: { and: [{ target: { equals: id } }, { state: { in: ['queued', 'dead'] } }] },
    data: ofDeletedTarget,
    returning: false,
    req,
  });
};

/** `POST /cms-api/delivery-targets/:id/test` sends a test to a target as it is stored. */
const testEndpoint = createRoute('admins', 'post', '/:id/test', async (req) => {
  const target = await req.payload.findByID({
    collection: 'delivery-targets',
    id: toRowId(req.routeParams?.id),
    showHiddenFields: true,
    overrideAccess: false,
    req,
  });
  await createSender(req.payload).test(target);
  return { message: getTranslations(req.i18n, 'outbox').texts.test.accepted[target.kind] };
});

/** The recipients of incoming messages (docs/dashboard.md). */
export const deliveryTargets: CollectionConfig = {
  slug: 'delivery-targets',
  labels: { singular: 'Forwarding', plural: 'Forwarding' },
  // The name is shown with each delivery; e-mail addresses are for admins.
  access: { create: admins, read: colleagues, update: admins, delete: admins },
  admin: {
    useAsTitle: 'name',
    description: 'Who is told of new messages. Without one, messages are only shown here.',
    defaultColumns: ['name', 'kind', 'forms'],
    hidden: hiddenFromOthers,
  },
  disableDuplicate: true,
  hooks: { beforeChange: [encryptSecret], beforeDelete: [discardDeliveries] },
  endpoints: [testEndpoint],
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 80,
      admin: { description: 'What you call it, such as "Cairo office".' },
    },
    {
      name: 'kind',
      type: 'radio',
      required: true,
      defaultValue: 'mail',
      // Pending deliveries are of this kind.
      access: { update: nobody },
      options: toOptions({ mail: 'E-mail', webhook: 'Webhook' }),
    },
    {
      name: 'addresses',
      type: 'text',
      hasMany: true,
      maxRows: 20,
      access: { read: admins },
      validate: toValidate((value: unknown, { data }) => {
        if ((data as { kind?: string }).kind !== 'mail') return true;
        const addresses = Array.isArray(value) ? value.map(String) : [];
        if (addresses.length === 0) return createReason(({ settings }) => settings.recipients);
        const wrong = addresses.find((one) => !z.safeParse(emailField, one).success);
        return (
          wrong === undefined ||
          createReason(({ settings }) => settings.recipient, { address: wrong })
        );
      }),
      admin: {
        condition: isMail,
        description: 'Who gets the mail, one address in each line.',
        components: { Field: '/panel/outbox/TextLinesField.tsx#TextLinesField' },
      },
    },
    {
      name: 'copyToSender',
      label: 'Send the sender the reference',
      type: 'checkbox',
      defaultValue: false,
      admin: { condition: isMail, description: 'Applicants always get it, suspected spam never.' },
    },
    {
      name: 'url',
      label: 'Address',
      type: 'text',
      access: { read: admins },
      validate: toValidate(
        (value: unknown, { data }) =>
          (data as { kind?: string }).kind === 'mail' ||
          (findUrlProblem(String(value ?? '')) ?? true),
      ),
      admin: {
        condition: isWebhook,
        description: 'https, or http on this machine or a private network.',
      },
    },
    {
      name: 'newSecret',
      label: 'Signing secret',
      type: 'text',
      virtual: true,
      minLength: 16,
      maxLength: 200,
      admin: {
        condition: isWebhook,
        autoComplete: 'off',
        // Payload makes virtual fields read-only.
        readOnly: false,
        description:
          'At least 16 characters. It is kept encrypted and never shown again; leave this empty to keep the present one.',
      },
    },
    { name: 'secret', type: 'text', hidden: true, access: { create: nobody, update: nobody } },
    {
      name: 'forms',
      label: 'Receives',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['contact', 'enquiry'],
      options: forms.map((value) => ({ value, label: capitalised(formFacts[value].many) })),
      admin: { description: 'Applications go to people who may read them.' },
    },
    createUiField('test', '/panel/outbox/DeliveryStatus.tsx#TargetTest'),
  ],
};
