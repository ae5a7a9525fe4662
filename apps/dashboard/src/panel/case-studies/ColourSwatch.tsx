'use client';

import { MIN_CONTRAST, toContrast } from '@agency/contracts';
import { useField, useFormFields } from '@payloadcms/ui';
import { useTranslations } from '../language/TranslationsProvider.tsx';

// The pattern of colourSchema, which would bring zod into the panel.
const toColour = (value: unknown) => /^#[0-9a-f]{6}$/i.exec(String(value))?.[0];

interface ColourSwatchProps {
  path: string;
  /** Use of the colour, which needs a minimum contrast to the background. */
  least?: keyof typeof MIN_CONTRAST;
}

/** Below the code of a colour: the colour to see and choose, and whether it can be read on the background. */
export function ColourSwatch({ path, least }: ColourSwatchProps) {
  const { value, setValue } = useField<string>({ path });
  const ground = toColour(useFormFields(([fields]) => fields.worldGround?.value));
  const { texts, t } = useTranslations('caseStudies');
  const colour = toColour(value);
  const contrast = ground && colour && Math.floor(toContrast(ground, colour) * 10) / 10;
  const needed = least && MIN_CONTRAST[least];
  return (
    <p className="colour-swatch">
      <input
        type="color"
        aria-label={texts.swatch}
        value={colour ?? '#ffffff'}
        onChange={({ target }) => setValue(target.value.toUpperCase())}
      />
      {needed && contrast && (
        <output>{t(contrast < needed ? texts.tooLow : texts.enough, { contrast, needed })}</output>
      )}
    </p>
  );
}
