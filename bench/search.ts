/** The search over 200,000 published texts beside the floor: `node bench/search.ts [texts]`. Prints one run. */

import { handlers } from '#features/server.ts';
import { searchCall } from '#features/site/calls/search.ts';
import { sql } from '#server/database/sql.ts';
import { createMeter } from './cpu.ts';
import { createDocuments, type Vocabulary } from './documents.ts';
import { floor, floorRead } from './floor.ts';
import { inTurns, line } from './measure.ts';
import { openWorld } from './world.ts';

const texts = Number(process.argv[2] ?? 200_000);
const { vocabulary, make } = createDocuments(1);
const world = await openWorld();
const database = world.services.database;
const began = performance.now();
const titles = await fill();
console.log(`${texts} texts in ${((performance.now() - began) / 1000).toFixed(0)} s, ${await sizes()}`);

const visitors = await world.visitors(20, 'portal');
const origin = await world.serve(handlers);
const floorOrigin = await world.serve(floor);
const common = { visitors, connections: 4, seconds: 1, inputsBy: 'call' } as const;
const meter = await createMeter({ databases: [database] });
const of = (inputs: readonly Record<string, unknown>[]) => ({ ...common, origin, path: searchCall.path, inputs });

const kinds = keysByKind(vocabulary);
const mixed = Array.from({ length: 40 }, (_, turn) =>
  Object.values(kinds).map((inputs) => inputs[turn % inputs.length]!),
);
const { results, ratio } = await inTurns(
  { 'floor read': { ...common, ...floorRead, origin: floorOrigin }, 'search, all kinds': of(mixed.flat()) },
  { meter },
);
const byKind = await inTurns(Object.fromEntries(Object.entries(kinds).map(([kind, inputs]) => [kind, of(inputs)])), {
  meter,
  rounds: 3,
});
for (const [name, result] of Object.entries({ ...results, ...byKind.results })) console.log(line(name, result));
const times = (what: 'p95' | 'p50' | 'cpu') => ratio('search, all kinds', 'floor read', what).toFixed(2);
console.log(`\nsearch / floor   p95 ${times('p95')}, p50 ${times('p50')}, CPU ${times('cpu')} times`);
console.log(`search p95 ${results['search, all kinds'].p95.toFixed(1)} ms (aim at most 50)`);
await world.close();

/** The index of words is made when all are there, which is quicker; gives some of the titles. */
async function fill(): Promise<{ CN: string; EN: string }[]> {
  const some: { CN: string; EN: string }[] = [];
  await database.asOwner(async (db) => {
    const { rows } = await db.execute<{ made: string }>(
      sql`select pg_get_indexdef('publications_words'::regclass) as made`,
    );
    await db.execute(sql`drop index publications_words`);
    for (let from = 0; from < texts; from += 1000) {
      const made = Array.from({ length: Math.min(1000, texts - from) }, (_, at) => make(from + at));
      some.push({ CN: made[0]!.titleCN, EN: made[0]!.titleEN });
      await db.execute(sql`
        insert into publications (id, tenant_id, type, category, title_cn, title_en, summary_cn, summary_en, publisher_cn,
                                  publisher_en, body_cn, body_en, dated_at, published_at, words)
        select id, 't1', type, '', "titleCN", "titleEN", left("bodyCN", 60), left("bodyEN", 160), '云汀新区人才工作局',
               'Yunting Talent Bureau', "bodyCN", "bodyEN", day, day, vector::tsvector
          from json_to_recordset(${JSON.stringify(made)}::json) as made(id text, type text, "titleCN" text, "titleEN" text,
                 "bodyCN" text, "bodyEN" text, vector text, age float8),
               lateral (select timestamptz '2026-11-20' - age * interval '1 day' as day) dated`);
    }
    // On a busy machine the index takes longer than a request may.
    await db.execute(sql`set statement_timeout = 0`);
    await db.execute(sql`set maintenance_work_mem = '1GB'`);
    await db.execute(sql.raw(rows[0]!.made));
    await db.execute(sql`vacuum analyze publications`);
  });
  return some;
}

async function sizes(): Promise<string> {
  const { rows } = await database.asOwner((db) =>
    db.execute<{ rows: string; words: string }>(sql`
      select pg_size_pretty(pg_table_size('publications')) as rows,
             pg_size_pretty(pg_relation_size('publications_words')) as words`),
  );
  return `${rows[0]?.rows} of rows, ${rows[0]?.words} of words`;
}

/** What people look for, twenty keys of each kind, Chinese and English by turns. */
function keysByKind({ pick }: Vocabulary): Record<string, Record<string, unknown>[]> {
  const both = (key: (locale: 'CN' | 'EN', at: number) => string, rest = {}) =>
    Array.from({ length: 20 }, (_, at) => ({ key: key(at % 2 ? 'EN' : 'CN', at), ...rest }));
  const frequent = (locale: 'CN' | 'EN') => pick(locale, 40, 200);
  const middling = (locale: 'CN' | 'EN') => pick(locale, 500, 3000);
  const rare = (locale: 'CN' | 'EN') => pick(locale, 20_000, 60_000);
  return {
    'a frequent word': both(frequent),
    'a middling word': both(middling),
    'a rare word': both(rare),
    'two middling words': both((locale) => `${middling(locale)} ${middling(locale)}`),
    'a frequent and a rare one': both((locale) => `${frequent(locale)} ${rare(locale)}`),
    'a sentence': both((locale) => Array.from({ length: 5 }, () => frequent(locale)).join(' ')),
    'a title': both((locale, at) => titles[at % titles.length]![locale].slice(0, 100)),
    'a slip of the pen': both((locale) => `${frequent(locale)}${locale === 'EN' ? 'q' : '囎'}`),
    'one type, one year': both(middling, { type: 'notify', from: '2025-01-01', to: '2025-12-31' }),
    'the newest first': both(frequent, { sort: 'newest' }),
  };
}
