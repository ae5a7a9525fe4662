'use client';

import type { Focus } from '@agency/contracts';
import { Button, useDocumentInfo, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useFileUrl } from '../use-file-url.ts';

const MIDDLE: Focus = { x: 25, y: 25, width: 50, height: 50 };

// Rounded down, so that the sum of position and size is at most 100; 99.9999 is 100.
const toTenths = (percent: number) => Math.floor(percent * 10 + 1e-6) / 10;

/** Nothing for a tiny area, such as an accidental drag. */
function toFocus({ x, y, width, height }: PercentCrop): Focus | null {
  if (width < 1 || height < 1) return null;
  return { x: toTenths(x), y: toTenths(y), width: toTenths(width), height: toTenths(height) };
}

/** The area of a picture that is never cropped: drawn on the picture, or moved by keyboard. */
export function PictureFocus({ path, readOnly }: JSONFieldClientProps) {
  const { focus: labels } = useTranslations('pictures').texts;
  const { value, setValue, disabled, showError, errorMessage } = useField<Focus | null>({ path });
  // Finer than the value, so that arrow keys move it by one pixel.
  const [drawn, setDrawn] = useState<PercentCrop>();
  const { savedDocumentData } = useDocumentInfo();
  const url = useFileUrl().url ?? savedDocumentData?.url;
  const isLocked = Boolean(readOnly || disabled);
  const shown = drawn ?? (value ? { unit: '%' as const, ...value } : undefined);
  const change = (focus: Focus | null, crop?: PercentCrop) => {
    setDrawn(crop);
    setValue(focus);
  };
  return (
    <fieldset className="panel-part picture-focus">
      <legend>{labels.heading}</legend>
      <p>{labels.about}</p>
      {url && (
        <ReactCrop
          {...(shown && { crop: shown })}
          keepSelection={Boolean(value)}
          disabled={isLocked}
          ariaLabels={labels.areas}
          onChange={(_, percent) => change(toFocus(percent), percent)}
        >
          {/* biome-ignore lint/performance/noImgElement: the library makes its own small pictures */}
          <img src={url} alt="" />
        </ReactCrop>
      )}
      <Button
        buttonStyle="secondary"
        size="small"
        margin={false}
        disabled={isLocked}
        onClick={() => change(value ? null : MIDDLE)}
      >
        {value ? labels.remove : labels.add}
      </Button>
      {showError && <p role="alert">{errorMessage}</p>}
    </fieldset>
  );
}
