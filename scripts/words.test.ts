import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const sources = globSync('{core,server,web,features,e2e}/**/*.{ts,tsx}', { cwd: root });
const pages = ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', ...globSync('docs/*.md', { cwd: root })];

/** Words that are out (docs/architecture.md), the one that is used, and what keeps them: routes, codes, tables, another thing. */
const out: readonly { word: RegExp; use: string; kept: RegExp }[] = [
  {
    word: /\b\w*promote\w*/gi,
    use: 'banner',
    kept: /^(promotes?|promote_counts|promotes_shown|SettingPromote)$/,
  },
  { word: /\bposter\w*/gi, use: 'banner', kept: /^(poster|posterNote|posterior)$/i },
  { word: /\b\w+Besides\b/g, use: 'conflict', kept: /^$/ },
];

/** Wordings that no page and no English text on screen has. */
const clumsy: readonly RegExp[] = [
  /\b(for|to|by|from) who (is|are|has|have|can|may|wants?|asks?|did)\b/,
  /question to join/,
  // “Who is added is invited”: people who are added, or whoever.
  /(^- |[.;] )[Ww]ho (is|has|was|can|wants|[a-z]{3,}s)\b(?![^.]*\?)/m,
];

test.each(out)('$use is the word, not $word', ({ word, kept }) => {
  const found = sources.flatMap((file) =>
    namesIn(file, word)
      .filter((name) => !kept.test(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(found).toEqual([]);
});

/** Where a place is a venue or what stands in for one; in a poultry house it is where a bird or a spot was looked at. */
const venues = [
  /^features\/(places|activities|flock)\//,
  /^e2e\/(flock\/|places|activities)/,
  // The lists that name the room, the calendar of events, and samples of messages about activities.
  /^features\/[\w.-]+\.ts$/,
  /^server\/demo\/demo\.test\.ts$/,
  /^core\/calendar\/ics/,
  /^(features\/(platform\/server\/messages\/sample-facts|visits\/server\/calendar|competition\/server\/counter\/calendar)|web\/portal\/room-texts\.test)\.ts$/,
  // Words of the pages of places and farms, and the pin that stands before a place.
  /^core\/texts\/office\//,
  /^web\/kit\/marks\/icon/,
  // Journeys over addresses of the portal, that of places among them.
  /^e2e\/(long-words|unknown-ids)\.spec\.ts$/,
  // Sessions say where an address is: a name on the wire.
  /session|own-account\.ts$/,
];

test('a place is a venue: positions, seats, cells and targets have names of their own', () => {
  const found = sources
    .filter((file) => !venues.some((venue) => venue.test(file)))
    .flatMap((file) =>
      [...plainCode(file).matchAll(/\b\w*[pP]lace(?!holder|ment)\w*/g)]
        .map(([name]) => name)
        .filter((name) => !/replace/i.test(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});

/** Names that mean one thing each, by the file where it stands; nothing is called `News`, as news are what editors write. */
const meant: Readonly<Record<string, readonly string[]>> = {
  Told: ['features/flock/shared/scoring/tell.ts'],
  Facts: ['core/messages/message.ts'],
  Fact: ['features/contents/shared/conditions/fact.ts'],
  News: [],
  Say: [],
};

test.each(Object.entries(meant))('%s means one thing', (name, files) => {
  const found = sources.filter((file) =>
    new RegExp(`^(export )?(interface|type) ${name}\\b`, 'm').test(plainCode(file)),
  );
  expect(found).toEqual(files);
});

test('words are read by t or by their name, never by say', () => {
  const found = sources.filter((file) => /\b(const|function) say\b|: say\b/.test(plainCode(file)));
  expect(found.filter((file) => !/\.(test|spec)\.ts$/.test(file))).toEqual([]);
});

test('pages and English texts have no wording that nobody would say', () => {
  const texts = sources.filter((file) => /(^|\/)texts\/.*EN\.ts$/.test(file));
  const found = [...pages, ...texts].flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return clumsy.flatMap((pattern) => (pattern.test(text) ? [`${file}: ${pattern.exec(text)![0]}`] : []));
  });
  expect(found).toEqual([]);
});

test('comments have none of them either', () => {
  const found = sources.flatMap((file) =>
    commentsOf(file).flatMap((text) => clumsy.flatMap((pattern) => (pattern.test(text) ? [`${file}: ${text}`] : []))),
  );
  expect(found).toEqual([]);
});

function commentsOf(file: string): string[] {
  const comments = readFileSync(join(root, file), 'utf8').matchAll(/\/\*\*?(.*?)\*\/|(?<![:'"`\w])\/\/ ([^\n]*)/gs);
  return [...comments].map(([, block, line]) => (block ?? line ?? '').replace(/\n\s*\* ?/g, ' ').trim());
}

function namesIn(file: string, word: RegExp): string[] {
  return [...readFileSync(join(root, file), 'utf8').matchAll(word)].map(([name]) => name);
}

/** Without comments and strings. */
function plainCode(file: string): string {
  return readFileSync(join(root, file), 'utf8')
    .replace(/\/\*.*?\*\/|(?<![:'"`])\/\/[^\n]*/gs, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g, "''");
}

/** Somebody who refers people and projects has one name in each language: supporter, 创新赋能者 (赋能者 for short). */
const otherNames =
  /(?<!被)推荐人(?!才)|(?<!被)引荐人(?!才)|推荐者|\benablers?\b|(?<!document\.|no)\breferrers?\b(?!Policy)/i;

test('whoever refers people and projects has one name in each language', () => {
  const told = globSync(['data/**/*.{md,json}', 'docs/*.md', '{core,features}/**/*.{ts,tsx}', 'e2e/*.ts'], {
    cwd: root,
  });
  const found = told.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      // Who vouches for an applicant in writing, and what browsers send along, are something else.
      .filter((line) => otherNames.test(line) && !/noreferrer|推荐人意见|no-referrer/.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 80)}`),
  );
  expect(found).toEqual([]);
});
