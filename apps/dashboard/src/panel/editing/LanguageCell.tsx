import { findLanguage } from '@agency/content/languages';
import type { DefaultServerCellComponentProps } from 'payload';

/** In a list: the language of a post or an opening, as it calls itself. */
export function LanguageCell({ cellData }: DefaultServerCellComponentProps) {
  const found = findLanguage(cellData);
  return <bdi lang={found?.tag}>{found?.name ?? String(cellData ?? '')}</bdi>;
}
