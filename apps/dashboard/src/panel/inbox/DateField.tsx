'use client';

import { useEffect, useRef } from 'react';

interface DateFieldProps {
  name: string;
  /** As `2026-11-22`; empty for none. */
  value: string;
  onChoose: (day: string) => void;
}

/** A date field. It ignores the years 2, 20 and 202 while a year is typed. */
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
        onChange={({ target }) => {
          if (target.value === '' || target.value.startsWith('20')) onChoose(target.value);
        }}
      />
    </label>
  );
}
