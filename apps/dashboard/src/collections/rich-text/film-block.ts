import { filmHosts, MAX_FILM_URL, parseFilmUrl } from '@agency/contracts';
import type { Block, TextFieldSingleValidation } from 'payload';
import { toBilingual, toBilingualLabel } from '../../platform/language/bilingual.ts';
import { getTranslations } from '../../platform/language/get-translations.ts';
import { locales } from '../../platform/language/language.ts';

const validateUrl: TextFieldSingleValidation = (value, { req }) => {
  if (parseFilmUrl(value ?? '')) return true;
  const { language, texts, t } = getTranslations(req.i18n, 'editing');
  const hosts = new Intl.ListFormat(locales[language], { type: 'disjunction' }).format(
    filmHosts.map(({ name }) => name),
  );
  return t(value?.trim() ? texts.film.others : texts.film.paste, { hosts });
};

/** An external film with a poster from our library. */
export const filmBlock: Block = {
  slug: 'film',
  labels: { singular: toBilingualLabel('Film'), plural: toBilingualLabel('Films') },
  admin: { disableBlockName: true },
  fields: [
    {
      name: 'address',
      label: toBilingual('URL of the film'),
      type: 'text',
      required: true,
      maxLength: MAX_FILM_URL,
      validate: validateUrl,
    },
    {
      name: 'title',
      label: toBilingual('What the film shows'),
      type: 'text',
      required: true,
      maxLength: 160,
      admin: {
        description: toBilingual('For people who cannot see it, and the text of the link to it.'),
      },
    },
    {
      name: 'poster',
      label: toBilingual('Picture before it plays'),
      type: 'upload',
      relationTo: 'media',
      required: true,
      admin: {
        description: toBilingual(
          'From our own library, so that no other host is contacted. 16:9 is shown uncropped.',
        ),
      },
    },
    {
      name: 'caption',
      label: toBilingual('Caption'),
      type: 'text',
      maxLength: 300,
      admin: { description: toBilingual('Shown below the film. May stay empty.') },
    },
  ],
};
