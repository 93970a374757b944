import type { ErrorKey, Params } from '#core/errors.ts';
import { isGuessable } from './guessable.ts';

/** Most code points a password may have: at most 1,024 bytes of UTF-8. */
export const passwordMax = 256;

/** Why a new password is refused. */
export interface PasswordProblem {
  readonly key: Extract<ErrorKey, 'PWD_SHORT' | 'PWD_LONG' | 'PWD_COMMON' | 'PWD_PERSONAL'>;
  readonly params: Params;
}

interface PasswordRules {
  /** Fewest code points. */
  readonly min: number;
  /** Login name, e-mail address, number, nickname: none of them may stand in the password. */
  readonly personal?: readonly string[];
  /** Whether a lower-case word is on the list of common passwords; the server has the list, the browser does not. */
  readonly isCommonWord?: (word: string) => boolean;
}

/** What is wrong with a new password, or null. Any characters are welcome; there are no composition rules. */
export function checkPassword(password: string, rules: PasswordRules): PasswordProblem | null {
  const length = [...password].length;
  if (length < rules.min) return { key: 'PWD_SHORT', params: { min: rules.min } };
  if (length > passwordMax) return { key: 'PWD_LONG', params: { max: passwordMax } };
  const folded = fold(password);
  if (contextWords.some((word) => folded.includes(word))) return { key: 'PWD_PERSONAL', params: {} };
  if ((rules.personal ?? []).flatMap(personalWords).some((word) => folded.includes(word)))
    return { key: 'PWD_PERSONAL', params: {} };
  if (isGuessable(folded, rules.isCommonWord ?? (() => false))) return { key: 'PWD_COMMON', params: {} };
  return null;
}

/** Names of the product and of the region it was made for: the first guesses of somebody who knows where the account is. */
const contextWords = ['wutong', '梧桐', 'yunting', '云汀', 'flockscore', '禽评'];

/** Shorter words turn up in good passphrases by chance. */
const shortestWord = 4;

function personalWords(value: string): string[] {
  const whole = fold(value);
  const parts = [whole, whole.split('@')[0] ?? ''];
  return parts.filter((word) => [...word].length >= shortestWord || /^\p{Script=Han}{2,}$/u.test(word));
}

function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}
