import type { InputOf } from '#core/contracts/contract.ts';
import type { acpwdwebCall } from '#features/accounts/calls/accounts.ts';

/** Proof that a person is there, as the contracts take it: the characters of a picture, or a solved challenge. */
export type HumanProof = Pick<InputOf<typeof acpwdwebCall>, 'captchaId' | 'authcode' | 'pow'>;
