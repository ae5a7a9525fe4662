import { fillPlaces } from '@agency/content/places';
import type { TeamMember } from '@agency/contracts';
import { decideStandIns } from '../drawings/scenes/portraits.ts';
import type { ResponsiveImage } from '../model/responsive-image.ts';
import { getMediaPicture, type ToAddress } from './blog-covers.ts';
import { getScene } from './scenes.ts';

const SIZES = '(width >= 1152px) 25vw, (width >= 768px) 34vw, 50vw';

interface PortraitPlace {
  toAddress: ToAddress;
  /** Text alternative of a drawn stand-in; {name} is the person's. */
  drawn: string;
}

/** Everybody with a portrait: their own, else a drawn one. Neighbours without one never look alike. */
export function getTeamPortraits(
  members: readonly TeamMember[],
  { toAddress, drawn }: PortraitPlace,
): Promise<{ member: TeamMember; portrait: ResponsiveImage }[]> {
  const standIns = decideStandIns(members.map(({ name }) => name));
  return Promise.all(
    members.map(async (member, index) => {
      const own = member.image && (await getMediaPicture(member.image, toAddress, SIZES));
      const alt = fillPlaces(drawn, { name: member.name });
      return { member, portrait: own ?? getScene(`portrait-${standIns[index] ?? 0}`, alt) };
    }),
  );
}
