import type { SelectHTMLAttributes } from 'react';

export type Option = readonly [value: string | number, label: string, language?: string];

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  label: string;
  options: readonly Option[];
  /** Label of the empty choice. */
  empty?: string;
  /** The empty choice is a hint and cannot be chosen. */
  isHint?: boolean;
  onChoose?: (value: string) => void;
}

/** A labelled select. */
export function Select({ label, options, empty, isHint, onChoose, ...select }: SelectProps) {
  return (
    <label>
      {label}
      <select {...select} {...(onChoose && { onChange: ({ target }) => onChoose(target.value) })}>
        {empty && (
          <option value="" disabled={isHint}>
            {empty}
          </option>
        )}
        {options.map(([name, text, language]) => (
          <option key={name} value={name} lang={language}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
