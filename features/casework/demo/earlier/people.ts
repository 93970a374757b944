import { idCardCheck } from '#core/forms/identifiers/id-card.ts';
import type { DemoAccount } from '#server/demo/demo-room.ts';
import { earlier } from './told.ts';

/** Somebody who applied before the story begins; all of it is invented. */
export interface EarlierPerson {
  readonly login: string;
  readonly name: string;
  readonly birth: string;
  readonly gender: 'MALE' | 'FEMALE';
  readonly idNumber: string;
  readonly phone: string;
}

/** As many as the fullest year of a programme needs, who apply once in it. */
const count = 180;

export const earlierPeople: readonly EarlierPerson[] = Array.from({ length: count }, (_, at) => {
  const { surnames, given } = earlier;
  const surname = [...surnames][at % surnames.length]!;
  const birth = [1978 + (at % 20), 1 + (at % 12), 1 + ((at * 7) % 28)].map((part) => String(part).padStart(2, '0'));
  const first17 = `35990${1 + (at % 4)}${birth.join('')}${String(100 + at).padStart(3, '0')}`;
  return {
    login: `earlier${String(at + 1).padStart(3, '0')}@example.com`,
    name: surname + given[(at * 7 + Math.floor(at / given.length)) % given.length],
    birth: birth.join('-'),
    // The last but one digit of the number says so.
    gender: (100 + at) % 2 === 0 ? 'FEMALE' : 'MALE',
    idNumber: first17 + idCardCheck(first17),
    phone: `1391000${String(1000 + at)}`,
  };
});

export const earlierAccounts: readonly DemoAccount[] = earlierPeople.map(({ login, name }) => ({
  loginName: login,
  email: login,
  nickname: name,
  kind: 'PERSON',
  side: 'portal',
}));
