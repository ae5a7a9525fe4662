import type { DefaultServerCellComponentProps } from 'payload';
import { toLanguage } from './language/language.ts';
import { toMoment } from './language/times.ts';

/** A time in a list, in the agency's time zone. */
export const TimeCell = ({ cellData, i18n }: DefaultServerCellComponentProps) =>
  cellData ? <time dateTime={cellData}>{toMoment(String(cellData), toLanguage(i18n))}</time> : null;
