/**
 * Whether a lower-case password is a pattern rather than a secret: few different characters, one piece repeated, or
 * nothing but up to three common words, runs (`1234`, `qwer`, `aaaa`), years and dates, with punctuation between them.
 */
export function isGuessable(password: string, isCommonWord: (word: string) => boolean): boolean {
  const characters = [...password];
  if (new Set(characters).size < 5) return true;
  if (isRepetition(characters)) return true;
  return fewestParts(characters, isCommonWord) <= mostParts;
}

/** A phrase of four common words is hard enough to guess. */
const mostParts = 3;
const longestWord = 24;

/** One unit of at most a third of the length, again and again. */
function isRepetition(characters: readonly string[]): boolean {
  for (let unit = 1; unit <= characters.length / 3; unit++) {
    if (characters.every((character, at) => character === characters[at % unit])) return true;
  }
  return false;
}

/** Fewest guessable parts that make up the whole, Infinity when some of it belongs to none. */
function fewestParts(characters: readonly string[], isCommonWord: (word: string) => boolean): number {
  const fewest = [0];
  for (let end = 1; end <= characters.length; end++) {
    // What stands between the parts costs nothing: `password-2026!` is two parts.
    fewest[end] = isSeparator(characters[end - 1]!) ? fewest[end - 1]! : Number.POSITIVE_INFINITY;
    for (let start = Math.max(0, end - longestWord); start < end; start++) {
      const before = fewest[start]!;
      if (before + 1 >= fewest[end]! || before >= mostParts) continue;
      if (isPart(characters.slice(start, end), isCommonWord)) fewest[end] = before + 1;
    }
  }
  return fewest[characters.length]!;
}

function isSeparator(character: string): boolean {
  return /^[\s!-/:-@[-`{-~，。、！？·—…]$/.test(character);
}

function isPart(characters: readonly string[], isCommonWord: (word: string) => boolean): boolean {
  const word = characters.join('');
  if (/^\d{1,4}$/.test(word) || isDate(word)) return true;
  if (characters.length < 3) return false;
  return isRun(characters) || isCommonWord(word) || plainForms(word).some(isCommonWord);
}

/** `p@ssw0rd` is `password`; the digit one stands for i or l. */
function plainForms(word: string): string[] {
  if (!/[@$!|0134578]/.test(word)) return [];
  const plain = word.replace(/[@$!|034578]/g, (sign) => plainLetters[sign] ?? sign);
  return [plain.replaceAll('1', 'i'), plain.replaceAll('1', 'l')];
}

const plainLetters: Record<string, string> = {
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'l',
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
};

/** YYYYMMDD, YYYYMM, YYMMDD or DDMMYYYY of somebody who may be alive. */
function isDate(word: string): boolean {
  return /^(?:(?:19|20)\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])?|\d\d(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])|(?:[0-2]\d|3[01])(?:0[1-9]|1[0-2])(?:19|20)\d\d)$/.test(
    word,
  );
}

/** The same character, neighbours in the alphabet, or neighbours on the keyboard, in either direction. */
function isRun(characters: readonly string[]): boolean {
  const codes = characters.map((character) => character.codePointAt(0)!);
  const step = codes[1]! - codes[0]!;
  if (Math.abs(step) <= 1 && codes.every((code, at) => at === 0 || code - codes[at - 1]! === step)) return true;
  const word = characters.join('');
  const backwards = [...characters].reverse().join('');
  return keyboardRows.some((row) => row.includes(word) || row.includes(backwards));
}

const keyboardRows = [
  '`1234567890-=',
  '1234567890',
  'qwertyuiop[]',
  'asdfghjkl;',
  'zxcvbnm,./',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/',
  '!qaz@wsx#edc$rfv%tgb^yhn&ujm*ik<(ol>)p:?',
  'qazwsxedcrfvtgbyhnujmikolp',
  'q1w2e3r4t5y6u7i8o9p0',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()_+',
  '147258369',
  '159357',
];
