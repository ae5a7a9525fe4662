import type { Crop } from '@agency/contracts';

/** Names a crop: the same numbers are the same rule. In a file of its own, because players in the browser show pictures. */
export const toCropName = ({ x, y, scale }: Crop) => `${x}-${y}-${Math.round(scale * 10)}`;
