// Names of tests that stood at an earlier commit and stand no more:  node scripts/lost-tests.ts e174afc
import { execFileSync } from 'node:child_process';

const [since = 'HEAD~50', until = 'HEAD'] = process.argv.slice(2);
const [before, now] = [namesAt(since), namesAt(until)];
const lost = [...before].filter(([name]) => !now.has(name));
for (const [name, file] of lost.sort(([, a], [, b]) => (a < b ? -1 : 1))) console.log(`${file}: ${name}`);
console.log(`${before.size} names at ${since}, ${now.size} at ${until}, ${lost.length} of the former gone`);

/** The titles as they are written, each with its file. */
function namesAt(commit: string): Map<string, string> {
  const files = git('ls-tree', '-r', '--name-only', commit)
    .split('\n')
    .filter((file) => /\.(test|spec)\.tsx?$/.test(file));
  const names = new Map<string, string>();
  for (const file of files) {
    const text = git('show', `${commit}:${file}`);
    const titles = /(?:\b(?:test|it)(?:\.\w+(?:\([^()\n]*\))?)*|\]\)|\)\))\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])+)\1/g;
    for (const [, , title = ''] of text.matchAll(titles)) names.set(title.replace(/ @night$/, ''), file);
  }
  return names;
}

function git(...command: string[]): string {
  return execFileSync('git', command, { encoding: 'utf8', maxBuffer: 1 << 28 });
}
