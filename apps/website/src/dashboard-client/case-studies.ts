import {
  imageSchema,
  type ListedCaseStudy,
  type WireCaseStudy,
  wireBlockSchema,
} from '@agency/contracts';
import * as z from 'zod';
import { toListOfLanguage } from './of-language.ts';
import { type OnBadRecord, toReason, toRecordName } from './parse-answer.ts';
import { readGenerously } from './read-generously.ts';
import type { Resource } from './resource.ts';
import { toResource } from './resources.ts';

/** Longest list, in bytes: a study with its three pictures has some three thousand. */
const MAX_LIST_BYTES = 4 * 1024 * 1024;

const wireSchema = z.record(z.string(), z.unknown());
const gallerySchema = z.looseObject({
  kind: z.literal('gallery'),
  pictures: z.array(z.unknown()),
});

/** Pictures that need not be there. */
const EXTRA_PICTURES = ['wide', 'small', 'banner', 'banner_tall'] as const;
const extraPictureSchema = imageSchema.nullable();

/**
 * The case studies of the dashboard. One that has the address of another page, or of one before it in the list, is left
 * out.
 * @param isReserved whether a page of the site has the address of that name
 * @param language whose studies are asked for; the default one when it is left out
 */
export function toCaseStudiesResource(
  isReserved: (name: string) => boolean,
  language?: string,
): Resource<ListedCaseStudy[]> {
  const listed =
    language === undefined
      ? toResource('case-studies')
      : toResource('language-case-studies', { language });
  const resource = toListOfLanguage(
    {
      ...listed,
      parse(body, onBadRecord) {
        const read = readGenerously('case-studies', body);
        const studies = Array.isArray(read)
          ? read.map((study, index) => withoutBadPictures(study, index, onBadRecord))
          : read;
        return listed.parse(studies, onBadRecord);
      },
    },
    language,
  );
  return {
    ...resource,
    maxBytes: MAX_LIST_BYTES,
    isEmptyKept: true,
    parse(body, onBadRecord) {
      const { data, isWhole } = resource.parse(body, onBadRecord);
      const names = new Set<string>();
      const good = data.filter(({ id, name }) => {
        const isTaken = isReserved(name) || names.has(name);
        names.add(name);
        if (isTaken) onBadRecord(`id ${id}`, 'name: another page has its address');
        return !isTaken;
      });
      return good.length === data.length ? { data, isWhole } : { data: good, isWhole: false };
    },
  };
}

/**
 * A case study, whole. A bad block costs itself, and so does one of a kind that nobody knows yet.
 * @param language it is asked for in; the default one when it is left out
 */
export function toCaseStudyResource(name: string, language?: string): Resource<WireCaseStudy> {
  const { count: _count, ...resource } =
    language === undefined
      ? toResource('case-study', name)
      : toResource('language-case-study', { name, language });
  return {
    ...resource,
    // It is asked for because the list names it: its page is nothing without it.
    isExtra: false,
    parse(body, onBadRecord) {
      const read = withoutBadPictures(readGenerously('case-study', body), 0, onBadRecord);
      try {
        const parsed = resource.parse(withoutBadBlocks(read, onBadRecord), onBadRecord);
        if (parsed.data.language !== language) throw new Error('in another language');
        return parsed;
      } catch (error) {
        onBadRecord(toRecordName(read, 0), error instanceof Error ? error.message : 'unusable');
        throw error;
      }
    },
  };
}

function withoutBadPictures(value: unknown, index: number, onBadRecord: OnBadRecord): unknown {
  const { success, data: study } = wireSchema.safeParse(value);
  if (!success) return value;
  const pictures = EXTRA_PICTURES.map((place) => {
    const parsed = extraPictureSchema.safeParse(study[place] ?? null);
    if (!parsed.success)
      onBadRecord(`${toRecordName(study, index)} ${place}`, toReason(parsed.error));
    return [place, parsed.data ?? null] as const;
  });
  return { ...study, ...Object.fromEntries(pictures) };
}

function withoutBadBlocks(value: unknown, onBadRecord: OnBadRecord): unknown {
  const { success, data: study } = wireSchema.safeParse(value);
  if (!success || !Array.isArray(study.blocks)) return value;
  const keepGood = (parts: unknown[], schema: z.ZodType, name: string) =>
    parts.filter((part, index) => {
      const parsed = schema.safeParse(part);
      const record = `${toRecordName(study, 0)} ${name} ${index + 1}`;
      if (!parsed.success) onBadRecord(record, toReason(parsed.error));
      return parsed.success;
    });
  const blocks = study.blocks.map((block, index) => {
    const { data: gallery } = gallerySchema.safeParse(block);
    if (!gallery) return block;
    const name = `block ${index + 1} picture`;
    return { ...gallery, pictures: keepGood(gallery.pictures, imageSchema, name) };
  });
  return { ...study, blocks: keepGood(blocks, wireBlockSchema, 'block') };
}
