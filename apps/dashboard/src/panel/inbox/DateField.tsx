'use client';

import { useEffect, useRef } from 'react';

interface DateFieldProps {
  name: string;
  /** As `2026-11-22`; empty for none. */
  value: string;
  onChoose: (day: string) => void;
}

/** The earliest day of a date field: while a year is typed, the field has the years 2, 20 and 202. */
export const FIRST_DAY = '2000-01-01';

/** A date field. It ignores days that are not complete. */
export function DateField({ name, value, onChoose }: DateFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.value = value;
  }, [value]);
  return (
    <label>
      {name}
      <input
        ref={input}
        type="date"
        defaultValue={value}
        min={FIRST_DAY}
        onChange={({ target }) => target.validity.valid && onChoose(target.value)}
      />
    </label>
  );
}
