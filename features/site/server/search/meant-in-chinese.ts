import { lookAlike } from '#features/site/shared/alike-signs.ts';

/** Words of titles, each with the number of titles that have it. */
export type Vocabulary = ReadonlyMap<string, number>;

/**
 * What somebody who wrote a run of Chinese signs, or its pinyin without spaces, may have meant, cut into words of the
 * vocabulary: the cut with the fewest wrong signs, of equals the one with the longer and the more frequent words.
 * Undefined where a sign stands in no word that is near. Signs give way to what sounds the same or nearly so (z and zh,
 * n and ng), or looks alike; one wrong sign in a word, more only if all of it sounds the same.
 */
export type MeantIn = (written: string, known: Vocabulary) => string[] | undefined;

/** Reads the pinyin of all signs, about 10 MB: only once somebody's search has found nothing. */
export async function meantInChinese(): Promise<MeantIn> {
  loading ??= import('pinyin-pro').then(({ pinyin }) => {
    const known = new Map<string, readonly string[]>();
    const soundsOf: Sounds = (sign) => {
      const sounds = known.get(sign) ?? pinyin(sign, { multiple: true, toneType: 'none', type: 'array', v: true });
      known.set(sign, sounds);
      return sounds;
    };
    return (written, vocabulary) =>
      cheapestCut(written.length, (at) =>
        [...vocabulary].flatMap(([word, titles]) => {
          const fit = /[a-z]/.test(written)
            ? asPinyin(written, at, word, soundsOf)
            : asSigns(written, at, word, soundsOf);
          // The count of titles decides between equals only.
          return fit ? { word, to: fit.to, cost: fit.cost + perWord - Math.min(titles, 900) / 10_000 } : [];
        }),
      );
  });
  return loading;
}

let loading: Promise<MeantIn> | undefined;

type Sounds = (sign: string) => readonly string[];
interface Fit {
  readonly to: number;
  readonly cost: number;
}

const perWord = 0.5;
const same = 1;
const near = 1.5;

function asSigns(written: string, at: number, word: string, soundsOf: Sounds): Fit | undefined {
  const part = written.slice(at, at + word.length);
  if (part === word) return { to: at + word.length, cost: 0 };
  if (word.length < 2 || part.length < word.length) return undefined;
  const costs = [...word].map((sign, index) => costOf(part[index]!, sign, soundsOf));
  const wrong = costs.filter((cost) => cost > 0);
  if (wrong.length > 1 && wrong.some((cost) => cost > same)) return undefined;
  const cost = costs.reduce((sum, each) => sum + each, 0);
  return Number.isFinite(cost) ? { to: at + word.length, cost } : undefined;
}

function costOf(written: string, sign: string, soundsOf: Sounds): number {
  if (written === sign) return 0;
  const heard = soundsOf(written);
  const sounds = soundsOf(sign);
  if (sounds.some((sound) => heard.includes(sound))) return same;
  if (lookAlike(written, sign)) return near;
  const blurred = heard.map(blur);
  return sounds.some((sound) => blurred.includes(blur(sound))) ? near : Number.POSITIVE_INFINITY;
}

/** What speakers of many regions, and hurried typists, do not tell apart. */
function blur(sound: string): string {
  return sound
    .replace(/^([zcs])h/, '$1')
    .replace(/^l/, 'n')
    .replace(/(?<=[aei])ng$/, 'n');
}

function asPinyin(written: string, at: number, word: string, soundsOf: Sounds): Fit | undefined {
  if (word.length < 2) return undefined;
  let to = at;
  for (const sign of word) {
    const sound = soundsOf(sign).find((each) => written.startsWith(each, to));
    if (!sound || !/^[a-z]+$/.test(sound)) return undefined;
    to += sound.length;
  }
  return { to, cost: same };
}

interface Step extends Fit {
  readonly word: string;
}

/** The words of the cheapest way from the first sign to behind the last. */
function cheapestCut(length: number, stepsFrom: (at: number) => Step[]): string[] | undefined {
  const best: ({ cost: number; words: string[] } | undefined)[] = [{ cost: 0, words: [] }];
  for (let at = 0; at < length; at += 1) {
    const here = best[at];
    if (!here) continue;
    for (const { word, to, cost } of stepsFrom(at)) {
      const there = best[to];
      if (!there || here.cost + cost < there.cost) best[to] = { cost: here.cost + cost, words: [...here.words, word] };
    }
  }
  return best[length]?.words;
}
