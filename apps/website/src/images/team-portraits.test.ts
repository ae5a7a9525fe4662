import type { TeamMember } from '@agency/contracts';
import { expect, it } from 'vitest';
import { getFounder } from './team-portraits.ts';

const find = async (held: string, wanted: string) => {
  const member = { name: 'Nour', position: held, image: null } as unknown as TeamMember;
  return (await getFounder([member], wanted, () => undefined))?.member.name;
};

it.each([
  ['founder ', 'Founder'],
  ['مؤسسة الوكالة', 'مؤسِّسة الوكالة'],
  ['مؤسِّسة  الوكالة', 'مؤسسة الوكالة'],
])('whoever is “%s” is the “%s”', async (held, wanted) => {
  expect(await find(held, wanted)).toBe('Nour');
});

it('no other position is the founder’s', async () => {
  expect(await find('Founder’s assistant', 'Founder')).toBeUndefined();
});
