import type { Resource } from './resource.ts';

/** What a host says that knows no languages. The same object, so that what is made of it is kept. */
const NONE: never[] = [];

/**
 * A list, of which the records in a language are taken. A host that does not know languages refuses the question, or does not look
 * at it and answers with records of another one: either way it has none in this one, and costs no copy of what it had while it
 * knew them (docs/content.md). An empty answer is believed.
 * @param language the default one, whose records name none, when it is left out
 */
export function toListOfLanguage<Listed extends { language?: string | undefined }>(
  resource: Resource<Listed[]>,
  language: string | undefined,
): Resource<Listed[]> {
  return {
    ...resource,
    ...(language !== undefined && { whenRefused: { data: NONE } }),
    mayBeKept: (data) => data !== NONE,
    parse(body, onBadRecord) {
      const { data, isWhole } = resource.parse(body, onBadRecord);
      const own = data.filter((record) => record.language === language);
      const isOverlooked = own.length === 0 && data.length > 0;
      // Nothing that follows the list may take this for its end.
      return isOverlooked ? { data: NONE, isWhole: false } : { data: own, isWhole };
    },
  };
}
