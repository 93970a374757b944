import type { Column, Resource } from '#core/resources/resource.ts';
import {
  type CellReader,
  cellWords,
  isMissing,
  plainText,
  type Row,
  tagCount,
} from '#web/office/resource/cell-words.ts';
import type { Need } from './fit-columns.ts';

/** Of what a text of a table is: a value, the name of the record, a code, a tag, or the title of a column. */
export type TextType = 'plain' | 'name' | 'code' | 'tag' | 'head';

/** Pixels that a text takes. */
export type Measure = (text: string, type: TextType) => number;

/** More than this no text is given for itself. */
const most = 480;

const padding = 20;
/** The first cell begins at the edge of the card. */
const edge = 6;
const sortMark = 14;
const eye = 22;
const tagPadding = 14;
const tagGap = 6;
const dot = 12;
const picture = 60;
const bar = 52;
const dotOfMany = 11;
const mark = 20;

interface Asked {
  readonly resource: Resource;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  readonly nameOf: (column: Column) => string;
  readonly reader: CellReader;
  readonly measure: Measure;
}

/** How wide each column would be if nothing of its title and of these rows were cut. */
export function columnNeeds({ resource, columns, rows, nameOf, reader, measure }: Asked): ReadonlyMap<string, Need> {
  return new Map(
    columns.map((column, at) => {
      const inside = (row: Row) =>
        contentWidth(resource, column, row, reader, (text, type) =>
          measure(text, at === 0 && type === 'plain' ? 'name' : type),
        ) + (at === 0 ? tagWidth(column, row, reader, measure) : 0);
      const around = padding + (at === 0 ? edge : 0);
      const head = Math.ceil(measure(nameOf(column), 'head') + (column.sortable ? sortMark : 0) + around);
      const content = Math.ceil(Math.max(0, ...rows.map(inside)) + around);
      return [column.key, { head, whole: Math.max(head, Math.min(most, content)) }];
    }),
  );
}

/** What `Cell` draws of a value, in pixels. */
function contentWidth(resource: Resource, column: Column, row: Row, reader: CellReader, measure: Measure): number {
  const value = row[column.key];
  const said = cellWords(resource, column, row, reader);
  if (isMissing(value)) return measure(said, 'plain');
  if (column.draws?.as === 'dots') return dotOfMany * column.draws.of;
  if (column.draws) return bar + measure(said, 'plain');
  switch (column.kind) {
    case 'image':
      return picture;
    case 'code':
      return measure(said, 'code');
    case 'status':
      return isDot(resource.statuses?.[String(value)]?.tone)
        ? dot + measure(said, 'plain')
        : tagPadding + measure(said, 'tag');
    case 'tags':
      return (value as readonly unknown[]).reduce<number>(
        (total, each) => total + tagPadding + tagGap + measure(plainText(each, reader.read), 'tag'),
        -tagGap,
      );
    case 'marks':
      return mark * (value as readonly unknown[]).length;
    default:
      return measure(said, 'plain') + (column.sensitive ? eye : 0);
  }
}

function tagWidth(column: Column, row: Row, reader: CellReader, measure: Measure): number {
  const count = tagCount(column, row);
  return column.tag && count > 0 ? 8 + tagPadding + measure(`${reader.read(column.tag.label)} ${count}`, 'tag') : 0;
}

function isDot(tone: string | undefined): boolean {
  return tone === 'done' || tone === 'off';
}
