import { mostRows } from '#core/contracts/jobs.ts';
import type { ListColumn } from '#core/resources/list-column.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Exporter, ExportInput, Listing } from './exporter.ts';
import { exportWords } from './words.ts';

/** A list by keyset that is no resource: a log, the queue of cases. */
interface KeysetList<Row> extends Pick<Exporter, 'code' | 'module' | 'objectType' | 'name' | 'permission'> {
  readonly columns: readonly ListColumn<Row>[];
  /** What its filters are called, by their names in the call. */
  readonly filters: Readonly<Record<string, Text>>;
  /** A page behind a position, in the list's own order. */
  page(
    scope: ActorScope,
    filter: Readonly<Record<string, unknown>>,
    page: { readonly after: string | undefined; readonly size: number },
  ): Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>;
  /** How many rows there are; counting stops at `most`. */
  count(scope: ActorScope, filter: Readonly<Record<string, unknown>>, most: number): Promise<number>;
}

const pageRows = 1000;

/** A list by keyset as a file: all its columns, the rows as the filter leaves them. The call checks the filter. */
export function keysetExporter<Row>({ columns, filters, page, count, ...head }: KeysetList<Row>): Exporter {
  return {
    ...head,
    async open(scope, { filter = {} }: ExportInput): Promise<Listing> {
      const texts = (row: Row) => columns.map((column) => column.text(row, scope.locale));
      return {
        head: columns.map(({ title }) => textIn(title, scope.locale)),
        widths: columns.map(({ width }) => width),
        about: aboutFilter(filter, filters, scope),
        async first(most) {
          const { rows, next } = await page(scope, filter, { after: undefined, size: most });
          return { rows: rows.map(texts), total: next ? await count(scope, filter, mostRows + 1) : rows.length };
        },
        async *all() {
          let after: string | undefined;
          do {
            const { rows, next } = await page(scope, filter, { after, size: pageRows });
            yield rows.map(texts);
            after = next ?? undefined;
          } while (after !== undefined);
        },
      };
    },
  };
}

function aboutFilter(
  filter: Readonly<Record<string, unknown>>,
  names: Readonly<Record<string, Text>>,
  { locale }: ActorScope,
): [string, string][] {
  const words = exportWords(locale);
  const given = Object.entries(filter).filter(([, value]) => value !== undefined);
  if (given.length === 0) return [[words.filter, words.none]];
  return given.map(([key, value]) => {
    const name = names[key];
    return [`${words.filter} · ${name ? textIn(name, locale) : key}`, String(value)];
  });
}
