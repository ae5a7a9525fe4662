import type { TeamMember } from '@agency/contracts';
import { expect, it } from 'vitest';
import { getHolder } from './team-portraits.ts';

const find = async (held: string, wanted: string) => {
  const member = { name: 'Nour', position: held, image: null } as unknown as TeamMember;
  return (await getHolder([member], wanted, '128px'))?.member.name;
};

it.each([
  ['founder ', 'Founder'],
  ['Founder & CEO', 'Founder'],
  ['Managing Director, Founder', 'Founder'],
  ['مؤسِّسة الوكالة ومديرتها', 'مؤسِّسة الوكالة'],
  ['مؤسسة الوكالة', 'مؤسِّسة الوكالة'],
  ['مؤسِّسة  الوكالة', 'مؤسسة الوكالة'],
])('a member with the position “%s” is the “%s”', async (held, wanted) => {
  expect(await find(held, wanted)).toBe('Nour');
});

it('no other position belongs to the founder', async () => {
  expect(await find('Founder’s assistant', 'Founder')).toBeUndefined();
});
