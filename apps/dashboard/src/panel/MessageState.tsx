import type { DefaultServerCellComponentProps } from 'payload';

/** State of a message in the list: a dot while nobody has opened it. */
export function MessageState({ cellData }: DefaultServerCellComponentProps) {
  if (cellData !== 'new') return <span>Read</span>;
  return (
    <span className="waiting">
      <span className="brand-dot" />
      New
    </span>
  );
}
