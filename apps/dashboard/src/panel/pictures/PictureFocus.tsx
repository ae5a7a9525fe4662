'use client';

import type { Focus } from '@agency/contracts';
import { Button, useDocumentInfo, useField } from '@payloadcms/ui';
import type { JSONFieldClientProps } from 'payload';
import { useState } from 'react';
import { type PercentCrop, ReactCrop } from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { useTranslations } from '../language/TranslationsProvider.tsx';
import { useFileUrl } from '../use-file-url.ts';

const SIDES = ['x', 'y', 'width', 'height'] as const;
const MIDDLE: Focus = { x: 25, y: 25, width: 50, height: 50 };

/** Rounds to one decimal and clamps to the picture; nothing for a tiny area, such as an accidental drag. */
function toFocus({ x, y, width, height }: Omit<PercentCrop, 'unit'>): Focus | null {
  if (width < 1 || height < 1) return null;
  const toTenths = (value: number) => Math.round(value * 10) / 10;
  const fit = (start: number, length: number) => {
    const from = Math.min(99, Math.max(0, toTenths(start)));
    return [from, toTenths(Math.min(length, 100 - from))] as const;
  };
  const [left, across] = fit(x, width);
  const [top, down] = fit(y, height);
  return { x: left, y: top, width: across, height: down };
}

/** The area of a picture that is never cropped: drawn on the picture, moved by keyboard, or typed as numbers. */
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
      {value && (
        <div>
          {SIDES.map((side) => (
            <label key={side}>
              {labels[side]}
              <input
                type="number"
                min={side === 'x' || side === 'y' ? 0 : 1}
                max={100}
                step={0.1}
                disabled={isLocked}
                value={value[side]}
                onChange={({ target }) =>
                  change(toFocus({ ...value, [side]: target.valueAsNumber || 0 }) ?? value)
                }
              />
            </label>
          ))}
        </div>
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
