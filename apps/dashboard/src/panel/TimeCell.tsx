'use client';

import type { DefaultCellComponentProps } from 'payload';
import { LocalTime } from './editing/LocalTime.tsx';

/** A time in a list, in the agency's time zone. */
export const TimeCell = ({ cellData }: DefaultCellComponentProps) =>
  cellData ? <LocalTime iso={String(cellData)} /> : null;
