'use client';

import { TextareaInput, useField } from '@payloadcms/ui';
import type { TextFieldClientProps } from 'payload';
import { useEffect, useState } from 'react';

/** E-mail addresses, one in each line; a line counts without pressing Enter, unlike in Payload's field. */
export function TextLinesField({ field, path, readOnly = false }: TextFieldClientProps) {
  const { value, setValue, showError, errorMessage } = useField<string[]>({ path });
  const stored = (value ?? []).join('\n');
  const [typed, setTyped] = useState(stored);
  // What was stored meanwhile; not what is being typed, whose empty lines are not stored.
  useEffect(() => {
    setTyped((now) => (toLines(now).join('\n') === stored ? now : stored));
  }, [stored]);
  return (
    <TextareaInput
      path={path}
      label={field.label}
      required={field.required ?? false}
      description={field.admin?.description}
      rows={2}
      readOnly={readOnly}
      value={typed}
      showError={showError}
      {...(showError && errorMessage && { Error: <p role="alert">{errorMessage}</p> })}
      onChange={({ target }) => {
        setTyped(target.value);
        setValue(toLines(target.value));
      }}
    />
  );
}

/** E-mail addresses, one a line, or separated as in mail programs. */
const toLines = (text: string): string[] => text.split(/[\s,;]+/).filter(Boolean);
