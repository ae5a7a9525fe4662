import type { TeamMember } from '@agency/contracts';
import { getMediaImage } from '../../images/media-image.ts';
import type { ResponsiveImage } from '../../model/responsive-image.ts';

export interface Person {
  member: TeamMember;
  portrait?: ResponsiveImage | undefined;
}

export const getTeam = (members: readonly TeamMember[]): Promise<Person[]> =>
  Promise.all(
    members.map((member) =>
      toPerson(member, '(width >= 1152px) 25vw, (width >= 768px) 34vw, 50vw'),
    ),
  );

/** The first member who holds a position, possibly among others ("Founder & CEO"). */
export async function getHolder(
  members: readonly TeamMember[],
  position: string,
  sizes: string,
): Promise<Person | undefined> {
  const holder = members.find((one) => listPositions(one.position).includes(normalise(position)));
  return holder && toPerson(holder, sizes);
}

async function toPerson(member: TeamMember, sizes: string): Promise<Person> {
  return { member, portrait: member.image ? await getMediaImage(member.image, sizes) : undefined };
}

const SEPARATORS = /[&+,،;؛/|·•–—]|\s-\s|\sand\s|\sو(?=\S)/iu;

const listPositions = (text: string) => [text, ...text.split(SEPARATORS)].map(normalise);

/** Without capitals, Arabic vowel marks and double spaces. */
const normalise = (text: string) =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/gu, ' ').trim();
