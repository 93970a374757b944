/** Of known words the one most like the one looked for, by pairs of letters in common; nothing when none is near. */
export function nearestWord(word: string, known: Iterable<string>): string | undefined {
  const sought = pairsOf(word);
  let best: { word: string; likeness: number } | undefined;
  for (const each of known) {
    if (each === word || each.length < 2) continue;
    const likeness = likenessOf(sought, pairsOf(each));
    if (likeness >= least && likeness > (best?.likeness ?? 0)) best = { word: each, likeness };
  }
  return best?.word;
}

/** Two letters out of four wrong is another word; one out of three may be a slip. */
const least = 0.5;

/** Two letters each, with the ends of the word as letters. */
function pairsOf(word: string): string[] {
  const letters = ['', ...word, ''];
  return letters.slice(1).map((letter, index) => `${letters[index]}|${letter}`);
}

/** Dice's coefficient, 0 to 1. */
function likenessOf(a: readonly string[], b: readonly string[]): number {
  const rest = [...b];
  const common = a.filter((pair) => {
    const at = rest.indexOf(pair);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
  return (2 * common.length) / (a.length + b.length);
}
