import type { ResponsiveImage } from '../responsive-image.ts';

/** A case study as a tile shows it; a picture that does not exist yet is left out. */
export interface WorkTileContent {
  href: string;
  client: string;
  /** Line below the client's name. */
  about: string;
  /** The plate stays plain while there is no picture. */
  image?: ResponsiveImage;
  /** Square, without a wordmark. */
  small?: ResponsiveImage;
  /** 16:10. */
  wide?: ResponsiveImage;
  /** Key of the client's plate colour in the generated colour sheet. */
  plate: string;
}

/** The same in the grid of Our Work. */
export interface ListedWorkTile extends WorkTileContent {
  /** Place in the mobile list. */
  mobileOrder: number;
}
