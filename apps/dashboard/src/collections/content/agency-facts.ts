import type { Brand } from '@agency/brand/brand';
import { readBrand } from '@agency/brand/read-brand';
import { defaultLanguage, isDefault, type Language } from '@agency/content/languages';
import { mergeBrand, translateBrand } from '@agency/content/merge-copy';
import type { Overrides } from '@agency/content/overrides';
import type { PayloadRequest } from 'payload';
import { readDefaults } from './default-content.ts';
import { findPublishedContent } from './find-content.ts';

/** Reads the published facts of the agency in a language. */
export async function readAgencyFacts(req: PayloadRequest, language: Language): Promise<Brand> {
  const read = async (of: Language): Promise<Overrides> => {
    const published = await findPublishedContent(req, { key: 'agency', language: of });
    return (published?.fields ?? {}) as Overrides;
  };
  const facts = mergeBrand(readDefaults('agency'), await read(defaultLanguage), readBrand()).copy;
  if (isDefault(language)) return facts;
  return translateBrand(readDefaults('agency', language), await read(language), facts).copy;
}
