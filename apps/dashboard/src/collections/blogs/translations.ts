import { defaultLanguage, languages } from '@agency/content/languages';
import { toTextLanguage } from '@agency/content/text-language';
import {
  type CollectionBeforeChangeHook,
  type Field,
  type FieldHook,
  type PayloadRequest,
  ValidationError,
  type Where,
} from 'payload';
import type { Blog } from '../../payload-types.ts';
import { createReason, translateReason } from '../../platform/language/errors.ts';
import { lockNames } from '../../platform/transaction.ts';
import { createUiField } from '../field-builders.ts';
import { IS_RESTORE } from '../references/reject-dangling.ts';

/** A post in a group of translations. */
export type TranslatedPost = Pick<Blog, 'id' | 'language' | 'translationGroup'>;

/** The id of the group, which is that of its first post. A post without translations is a group of its own. */
export function toGroup({ id, translationGroup }: Omit<TranslatedPost, 'language'>): number {
  return (typeof translationGroup === 'object' ? translationGroup?.id : translationGroup) ?? id;
}

/** All posts of a group. */
const whereGroup = (group: number): Where => ({
  or: [{ id: { equals: group } }, { translationGroup: { equals: group } }],
});

/** A new document without a language gets that of its title; a duplicate keeps its own. */
const followTitle: FieldHook = ({ operation, originalDoc, siblingData, value }) => {
  const said = siblingData.language ?? originalDoc?.language;
  return operation !== 'create' || said !== undefined
    ? value
    : toTextLanguage(String(siblingData.title ?? '')).tag;
};

export const languageFields: Field[] = [
  {
    name: 'language',
    type: 'select',
    required: true,
    // A language that is off can be chosen too.
    options: languages.map(({ tag, name }) => ({ value: tag, label: { en: name, ar: name } })),
    defaultValue: defaultLanguage.tag,
    hooks: { beforeValidate: [followTitle] },
    admin: {
      isClearable: false,
      description: 'Shown among those of its language, and nowhere else.',
    },
  },
  {
    name: 'translationGroup',
    label: 'Translation',
    type: 'relationship',
    relationTo: 'blogs',
    // A duplicate is no translation of the original's translation.
    hooks: { beforeDuplicate: [() => null] },
    // Validated on save, with a clear message.
    validate: () => true as const,
    filterOptions: ({ id }) => ({ id: { not_equals: id ?? 0 } }),
    admin: {
      allowCreate: false,
      disableListColumn: true,
      description: 'The same post in another language. Both pages link to each other.',
    },
  },
  createUiField('translations', '/panel/editing/PostTranslations.tsx#PostTranslations'),
];

/** The latest drafts of a group. */
async function findGroupDrafts(req: PayloadRequest, group: number) {
  const { docs } = await req.payload.find({
    collection: 'blogs',
    where: whereGroup(group),
    draft: true,
    select: { title: true, language: true, translationGroup: true },
    pagination: false,
    depth: 0,
    // Editors may know all posts.
    overrideAccess: true,
    req,
  });
  return docs;
}

/**
 * Joins the group of the chosen post. Rejects a second post of the group in a language. Runs when language or group
 * change, and on publish.
 */
export const joinTranslationGroup: CollectionBeforeChangeHook<Blog> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const before = { ...originalDoc, id: originalDoc?.id ?? 0 };
  const after = { ...originalDoc, ...data, id: before.id } as TranslatedPost;
  const isChanged = originalDoc?.language !== after.language || toGroup(before) !== toGroup(after);
  const isPublished = data._status === 'published';
  if (req.context[IS_RESTORE] || !(isChanged || isPublished)) return data;
  // Two posts that join at the same time would both find their language free.
  await lockNames(req, ['translations of posts']);
  const { group, others } = await findGroupToJoin(req, after);
  const conflict = await findConflict(req, after, group, others);
  if (conflict) {
    const isDirect =
      conflict.language === after.language && [conflict.id, after.id].includes(group);
    const reason = createReason(
      ({ counterpart }) => (isDirect ? counterpart.sameLanguage : counterpart.taken),
      { title: conflict.title || '…' },
    );
    const errors = [{ path: 'translationGroup', message: translateReason(req, reason) }];
    throw new ValidationError({ collection: 'blogs', errors, req }, req.t);
  }
  if (operation === 'create' || isPublished) await releaseLanguage(req, group, after);
  return { ...data, translationGroup: group === after.id ? null : group };
};

/**
 * The group that a post joins, and the other posts in it. If Arabic post 2 names English post 1, both are group 1: French
 * post 3 joins that group by naming 1 or 2.
 */
async function findGroupToJoin(req: PayloadRequest, post: TranslatedPost) {
  const chosen = toGroup(post);
  const found = await findGroupDrafts(req, chosen);
  const chosenPost = found.find(({ id }) => id === chosen && id !== post.id);
  const group = chosenPost ? toGroup(chosenPost) : chosen;
  const members = group === chosen ? found : await findGroupDrafts(req, group);
  return { group, others: members.filter(({ id }) => id !== post.id) };
}

type GroupMember = Awaited<ReturnType<typeof findGroupDrafts>>[number];

/**
 * The post because of which another cannot join a group: one in its language, or one that names it and would stay behind.
 * If English post 1 joined German post 4, Arabic post 2 would still name 1.
 */
async function findConflict(
  req: PayloadRequest,
  { id, language }: TranslatedPost,
  group: number,
  others: GroupMember[],
): Promise<GroupMember | undefined> {
  const sameLanguage = others.find((one) => one.language === language);
  if (sameLanguage || group === id) return sameLanguage;
  return (await findGroupDrafts(req, id)).find((one) => one.id !== id);
}

/** Removes posts of the trash, and those whose newest draft has left, from the group, where the language is unique. */
async function releaseLanguage(
  req: PayloadRequest,
  group: number,
  { id, language }: TranslatedPost,
) {
  await req.payload.db.updateMany({
    collection: 'blogs',
    where: {
      and: [
        { translationGroup: { equals: group } },
        { language: { equals: language } },
        { id: { not_equals: id } },
      ],
    },
    data: { translationGroup: null },
    req,
  });
}

/** The translations of a post, one entry for each other language. `older`: the post was published after it. */
export async function listTranslations(req: PayloadRequest, self: TranslatedPost) {
  const group = await findGroupDrafts(req, toGroup(self));
  const { docs } = await req.payload.find({
    collection: 'blogs',
    where: {
      and: [{ id: { in: group.map((one) => one.id) } }, { _status: { equals: 'published' } }],
    },
    select: { updatedAt: true },
    pagination: false,
    depth: 0,
    // Editors may know all posts.
    overrideAccess: true,
    req,
  });
  const published = new Map(docs.map((post) => [post.id, Date.parse(post.updatedAt)]));
  const own = published.get(self.id);
  return languages
    .filter(({ tag }) => tag !== self.language)
    .map(({ tag, name, direction }) => {
      const post = group.find(({ language }) => language === tag);
      const at = post && published.get(post.id);
      const isOlder = at !== undefined && own !== undefined && at < own;
      const state = !post ? 'missing' : at === undefined ? 'draft' : isOlder ? 'older' : 'current';
      return { tag, name, direction, state, post } as const;
    });
}
