import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type pg from 'pg';
import { expect, test } from 'vitest';
import { cutWords } from '#core/contents/words.ts';
import { appRoleName } from './app-role.ts';
import { withClient } from './connection.ts';
import { migrate } from './migrate.ts';
import { demoNotices } from './seed/notices.ts';
import { writeMigrations } from './test-migrations.ts';
import { collectLog, createEmptyDatabase } from './testing.ts';

const directory = resolve(import.meta.dirname, 'migrations');
const { entries } = JSON.parse(readFileSync(resolve(directory, 'meta/_journal.json'), 'utf8')) as {
  entries: { tag: string }[];
};
const step = entries.findIndex(({ tag }) => tag.endsWith('_notices_moved'));

/** The migrations before one, as an older release had them. */
function upTo(end: number): string {
  const steps = entries.slice(0, end).map(({ tag }) => [tag, readFileSync(resolve(directory, `${tag}.sql`), 'utf8')]);
  return writeMigrations(Object.fromEntries(steps));
}

const [aNotice, ended] = demoNotices.filter(({ values }) => values.validTo);
const files = [{ id: 'pub_1', name: '附件.pdf', size: 7, type: 'application/pdf' }];
const rows = [
  ['open', 'PUBLISHED', aNotice!, '2026-11-20T01:00:00.000Z', '2026-11-26T09:30:00.000Z'],
  ['ended', 'PUBLISHED', ended!, '2026-11-03T01:00:00.000Z', '2026-11-09T10:00:00.000Z'],
  ['never', 'PUBLISHED', ended!, null, null],
  ['draft', 'DRAFT', ended!, null, null],
  ['offline', 'OFFLINE', ended!, '2026-11-03T01:00:00.000Z', null],
] as const;

test('notices of an older release are read as before, and editors find all of them', async () => {
  const owner = await createEmptyDatabase();
  const run = (end: number) =>
    migrate({
      ...{ owner, appRole: appRoleName, log: collectLog(), directory: upTo(end) },
      access: { insertOnly: [], shared: [] },
    });
  await run(step);
  await withClient(owner, async (client) => {
    for (const [id, status, { values }, publishedAt, validTo] of rows) {
      const { kind, titleCN, titleEN, summaryCN, summaryEN, publisherCN, publisherEN, bodyCN, bodyEN } = values;
      await client.query(
        `insert into notices (id, tenant_id, kind, status, title_cn, title_en, summary_cn, summary_en, publisher_cn,
                              publisher_en, body_cn, body_en, programme, top, published_at, valid_to, files)
         values ($1, 't1', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'apartapply', $1 = 'open', $12, $13, $14)`,
        [
          ...[id, kind, status, titleCN, titleEN, summaryCN, summaryEN, publisherCN, publisherEN, bodyCN, bodyEN],
          ...[publishedAt, validTo, JSON.stringify(files)],
        ],
      );
    }
  });
  expect(await run(step + 1)).toMatchObject({ applied: [entries[step]!.tag] });

  await withClient(owner, async (client) => {
    const contents = await read(
      client,
      'select id, type, state, version, category, "values" from contents order by id',
    );
    expect(contents.map(({ id, state, version }) => [id, state, version])).toEqual([
      ['draft', 'DRAFT', null],
      ['ended', 'PUBLISHED', 1],
      ['never', 'DRAFT', null],
      ['offline', 'OFFLINE', null],
      ['open', 'PUBLISHED', 1],
    ]);
    const open = { ...aNotice!.values, files, programme: 'apartapply', validTo: '2026-11-26', top: 'YES' };
    expect(contents.at(-1)).toMatchObject({ type: 'notify', category: 'PUBLICITY', values: open });
    expect(await read(client, 'select content_id, version, "values" from content_versions order by 1')).toMatchObject([
      { content_id: 'ended', version: 1 },
      { content_id: 'open', version: 1, values: open },
    ]);

    const out = await read(client, 'select * from publications order by id');
    expect(out).toMatchObject([
      { id: 'ended', valid_to: new Date('2026-11-09T10:00:00.000Z'), top: false },
      {
        ...{ id: 'open', tenant_id: 't1', type: 'notify', category: 'PUBLICITY', facets: ['kind:PUBLICITY'], files },
        ...{ facts: { kind: 'PUBLICITY', programme: 'apartapply' }, top: true, title_cn: aNotice!.values.titleCN },
        ...{ body_en: aNotice!.values.bodyEN, valid_to: new Date('2026-11-26T09:30:00.000Z') },
        ...{ dated_at: new Date('2026-11-20T01:00:00.000Z'), published_at: new Date('2026-11-20T01:00:00.000Z') },
      },
    ]);
    expect(await read(client, 'select publication_id, facet, top from publication_facets order by 1')).toEqual([
      { publication_id: 'ended', facet: 'kind:PUBLICITY', top: false },
      { publication_id: 'open', facet: 'kind:PUBLICITY', top: true },
    ]);
    // Whatever word a search cuts out of the title leads to it.
    for (const title of [aNotice!.values.titleCN, aNotice!.values.titleEN])
      for (const word of cutWords(String(title)).filter((each) => each.length <= 4 || /^[a-z]+$/.test(each)))
        expect(
          await read(client, `select id from publications where words @@ plainto_tsquery('simple', $1)`, [word]),
          word,
        ).toContainEqual({ id: 'open' });
    expect(await read(client, `select to_regclass('notices') as old`)).toEqual([{ old: null }]);
  });
});

async function read(client: pg.Client, text: string, values: unknown[] = []) {
  return (await client.query(text, values)).rows as Record<string, unknown>[];
}
