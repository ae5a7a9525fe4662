import type { TeamMember } from '@agency/contracts';
import { getMediaPicture, type ToAddress } from '../../images/media-image.ts';
import type { ResponsiveImage } from '../../model/responsive-image.ts';

const SIZES = '(width >= 1152px) 25vw, (width >= 768px) 34vw, 50vw';
/** Of the founder's section, where it is the largest picture of the page. */
const FOUNDER_SIZES = '(width >= 1024px) 60vw, 104vw';

/** Everybody of the team, with their portrait where they have one. */
export function getTeamPortraits(
  members: readonly TeamMember[],
  toAddress: ToAddress,
): Promise<{ member: TeamMember; portrait?: ResponsiveImage }[]> {
  return Promise.all(
    members.map(async (member) => ({
      member,
      portrait: await getPortrait(member, toAddress, SIZES),
    })),
  );
}

/**
 * The first member who holds a position, alone or among others ("Founder & CEO"), with the portrait if there is one.
 * @returns undefined when no member holds it
 */
export async function getFounder(
  members: readonly TeamMember[],
  position: string,
  toAddress: ToAddress,
): Promise<{ member: TeamMember; portrait?: ResponsiveImage } | undefined> {
  const member = members.find((one) => listPositions(one.position).includes(toPlain(position)));
  return member && { member, portrait: await getPortrait(member, toAddress, FOUNDER_SIZES) };
}

const SEPARATORS = /[&+,،;؛/|·•–—]|\s-\s|\sand\s|\sو(?=\S)/iu;

const listPositions = (text: string) => [text, ...text.split(SEPARATORS)].map(toPlain);

// Capitals, vowel marks and gaps, which few type alike, make no other position.
const toPlain = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();

const getPortrait = async (
  { image }: TeamMember,
  toAddress: ToAddress,
  sizes: string,
): Promise<ResponsiveImage | undefined> =>
  (image && (await getMediaPicture(image, toAddress, sizes))) || undefined;
