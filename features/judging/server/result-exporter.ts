import { textIn } from '#core/texts/text.ts';
import { resultColumns } from '#features/judging/shared/result-columns.ts';
import type { Exporter } from '#server/exports/exporter.ts';
import { exportWords } from '#server/exports/words.ts';
import { readResults } from './results.ts';

/** The ranking of a round as a file, as the page of results shows it; `filter` has the id of the judging and a track. */
export const resultExporter: Exporter = {
  code: 'itecresults',
  module: 'JUDGING',
  objectType: 'itec-judging',
  name: { CN: '大赛结果', EN: 'Competition results' },
  permission: 'Mgr.Itec.export',

  async open(scope, { filter = {} }) {
    const { locale, actor, now, services } = scope;
    const { id, track } = filter as { id: string; track?: string };
    const call = { actor, now, services, read: <T>(work: (own: typeof scope) => Promise<T>) => work(scope) };
    const results = await readResults({ ...call, transact: call.read }, { id });
    const asked = results.tracks.find(({ key }) => key === track);
    const rows = results.rows
      .filter((row) => !track || row.track.CN === asked?.name.CN)
      .map((row) => resultColumns.map(({ text }) => text(row, locale)));
    const { filter: narrowed } = exportWords(locale);
    const about = [
      [
        textIn({ CN: '赛程', EN: 'Round' }, locale),
        `${textIn(results.edition, locale)} ${textIn(results.title, locale)}`,
      ],
      ...(asked ? [[`${narrowed} · ${textIn({ CN: '赛道', EN: 'Track' }, locale)}`, textIn(asked.name, locale)]] : []),
    ] as [string, string][];
    return {
      head: resultColumns.map(({ title }) => textIn(title, locale)),
      widths: resultColumns.map(({ width }) => width),
      about,
      first: async (most) => ({ rows: rows.slice(0, most), total: rows.length }),
      async *all() {
        yield rows;
      },
    };
  },
};
