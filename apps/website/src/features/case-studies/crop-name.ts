import type { Crop } from '@agency/contracts';

/** Names the rule of a crop. A file of its own because islands import it. */
export const toCropName = ({ x, y, scale }: Crop) => `${x}-${y}-${Math.round(scale * 10)}`;
