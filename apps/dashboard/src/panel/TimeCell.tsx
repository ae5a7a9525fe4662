import type { DefaultServerCellComponentProps } from 'payload';
import { toPanelLanguage } from '../platform/language/language.ts';
import { toMoment } from '../platform/language/times.ts';

/** A time in a list, in the agency's time zone. */
export const TimeCell = ({ cellData, i18n }: DefaultServerCellComponentProps) =>
  cellData ? (
    <time dateTime={cellData}>{toMoment(String(cellData), toPanelLanguage(i18n))}</time>
  ) : null;
