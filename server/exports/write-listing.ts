import type { Readable } from 'node:stream';
import { dateTimeInShanghai, dayInShanghai } from '#core/calendar/dates.ts';
import { textIn } from '#core/texts/text.ts';
import { eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { ActorScope } from '#server/scope.ts';
import type { Book } from './book.ts';
import { csvStream } from './csv.ts';
import type { Exporter, ExportInput, Listing } from './exporter.ts';
import { exportWords } from './words.ts';
import { xlsxStream } from './xlsx.ts';

/** The media type of a format. */
export const fileTypes = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
} as const;

/** What the file is called: the list and the day in Asia/Shanghai. */
export function fileName({ name }: Exporter, { locale, now }: ActorScope, { format }: ExportInput): string {
  const day = dayInShanghai(now);
  return `${textIn(name, locale)}-${day}.${format}`;
}

/** A listing as the bytes of its file, made while they are read. */
export async function writeListing(
  scope: ActorScope,
  {
    exporter,
    input,
    listing,
    rows,
  }: { exporter: Exporter; input: ExportInput; listing: Listing; rows: AsyncIterable<readonly string[]> },
): Promise<Readable> {
  if (input.format === 'csv') return csvStream(listing.head, rows);
  const words = exportWords(scope.locale);
  const tenant = await tenantName(scope);
  let count = 0;
  async function* counted() {
    for await (const row of rows) {
      count++;
      yield row;
    }
  }
  const lines = () =>
    [
      [words.list, textIn(exporter.name, scope.locale)],
      [words.tenant, tenant],
      ...listing.about,
      [words.rows, String(count)],
      [words.personal, input.unmask === undefined ? words.masked : words.whole + input.unmask],
      [words.time, dateTimeInShanghai(scope.now) + words.zone],
      [words.operator, `${scope.actor.nickname} (${scope.actor.loginName})`],
      [words.reference, scope.trace],
    ] as const;
  const { head, widths } = listing;
  const title = textIn(exporter.name, scope.locale);
  const book: Book = { title, head, widths, rows: counted(), about: { title: words.about, lines } };
  return xlsxStream(book, scope.now);
}

async function tenantName({ db, tenantId, locale }: ActorScope): Promise<string> {
  const [row] = await db
    .select({ CN: tenants.nameCN, EN: tenants.nameEN })
    .from(tenants)
    .where(eq(tenants.id, tenantId));
  return row ? textIn(row, locale) : '';
}
