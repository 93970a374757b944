/** The first Chinese character of each pinyin initial in collation order; i, u and v start no syllable. */
const starts: readonly [string, string][] = [
  ['a', '阿'],
  ['b', '八'],
  ['c', '嚓'],
  ['d', '哒'],
  ['e', '妸'],
  ['f', '发'],
  ['g', '旮'],
  ['h', '哈'],
  ['j', '讥'],
  ['k', '咔'],
  ['l', '垃'],
  ['m', '痳'],
  ['n', '拏'],
  ['o', '噢'],
  ['p', '妑'],
  ['q', '七'],
  ['r', '呥'],
  ['s', '仨'],
  ['t', '它'],
  ['w', '穵'],
  ['x', '夕'],
  ['y', '丫'],
  ['z', '帀'],
];
const collator = new Intl.Collator('zh-CN-u-co-pinyin');

/** Pinyin initials of a text in small letters (`审核任务` → `shrw`); other characters stay as they are. */
export function pinyinInitials(text: string): string {
  return Array.from(text, initialOf).join('');
}

function initialOf(character: string): string {
  if (!/\p{Script=Han}/u.test(character)) return character.toLowerCase();
  return starts.findLast(([, start]) => collator.compare(start, character) <= 0)?.[0] ?? character;
}
