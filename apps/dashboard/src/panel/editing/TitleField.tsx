'use client';

import { TextInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { type ChangeEvent, type RefObject, useEffect, useState } from 'react';
import { usePreHydrationInput } from '../use-pre-hydration-input.ts';

/** The title of a post. Payload's field takes no input before the form is ready: seconds on a slow connection. */
export function TitleField({ field, path, readOnly }: TextFieldClientProps) {
  const { disabled, formInitializing, setValue, value, ...form } = useField<string>({ path });
  // The form replaces its values when it is ready.
  const [early, setEarly] = useState<string>();
  const input = usePreHydrationInput<HTMLInputElement>(value, setEarly);
  useEffect(() => {
    if (formInitializing || early === undefined) return;
    setValue(early);
    setEarly(undefined);
  }, [early, formInitializing, setValue]);
  const type = formInitializing ? setEarly : setValue;
  return (
    <TextInput
      inputRef={input as RefObject<HTMLInputElement>}
      label={field.label}
      path={path}
      readOnly={readOnly || (disabled && !formInitializing)}
      required={field.required}
      showError={form.showError}
      value={early ?? value ?? ''}
      onChange={({ target }: ChangeEvent<HTMLInputElement>) => type(target.value)}
    />
  );
}
