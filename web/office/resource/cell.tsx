import { isText, optionLabel } from '#core/resources/cell-text.ts';
import type { Column, Mark, Resource } from '#core/resources/resource.ts';
import { recordRevealCall } from '#core/resources/resource-calls.ts';
import type { Text } from '#core/texts/text.ts';
import { officeCall } from '#web/office/office-call.ts';
import { Hidden } from '#web/office/pieces/hidden.tsx';
import { StatusTag, type Tone } from '#web/office/pieces/status-tag.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { Drawn, DrawnPart, Marks } from './drawn.tsx';

/** A record as the list call answers it. */
export type Row = Readonly<Record<string, unknown>> & { readonly id?: unknown };

/** One value of a record, drawn as its column's kind says. */
export function Cell({ resource, column, row }: { resource: Resource; column: Column; row: Row }) {
  const t = useTexts();
  const read = useTextIn();
  const canReveal = useCan('Mgr.Pii.view');
  const value = row[column.key];
  if (column.sensitive && canReveal && typeof value === 'string' && value.includes('*'))
    return (
      <Hidden
        name={read(column.title)}
        show={async (reason) => {
          const asked = { resource: resource.code, id: String(row.id), key: column.key, reason };
          return plainText((await officeCall(recordRevealCall, asked)).value ?? '', read);
        }}
      >
        {value}
      </Hidden>
    );
  if (value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0))
    return <span className="muted">–</span>;
  if (column.draws?.as === 'part') return <DrawnPart value={Number(value)} of={Number(row[column.draws.of])} />;
  if (column.draws)
    return <Drawn draws={column.draws} value={Number(value)} text={optionText(resource, column.key, value, read)} />;
  switch (column.kind) {
    case 'status': {
      const tag = resource.statuses?.[String(value)];
      return tag ? <StatusTag tone={tag.tone}>{read(tag.label)}</StatusTag> : String(value);
    }
    case 'code':
      return <span className="mono">{String(value)}</span>;
    case 'date-time':
      return (
        <time className="muted" dateTime={String(value)}>
          {shortTime(String(value))}
        </time>
      );
    case 'number':
      return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
    case 'tags':
      return (
        <>
          {(value as unknown[]).map((each) => (
            <StatusTag key={plainText(each, read)} tone={toneOf(each)}>
              {plainText(each, read)}
            </StatusTag>
          ))}
        </>
      );
    case 'marks':
      return <Marks marks={value as Mark[]} />;
    case 'image':
      return <img className="thumb" src={`/files/${String(value)}`} alt="" width={60} height={36} loading="lazy" />;
    case 'texts':
      return (Array.isArray(value) ? value : [value]).map((each) => plainText(each, read)).join(t('app.listComma'));
    default:
      if (typeof value === 'boolean') return value ? t('app.yes') : t('app.no');
      return optionText(resource, column.key, value, read) ?? plainText(value, read);
  }
}

/** What is counted beside the value of a column, where there is any. */
export function CountTag({ column, row }: { column: Column | undefined; row: Row }) {
  const read = useTextIn();
  const { tag } = column ?? {};
  const count = Number(tag && row[tag.count]) || 0;
  if (!tag || count === 0) return null;
  return (
    <StatusTag tone={Number(row[tag.waiting]) > 0 ? 'problem' : 'outlined'}>
      {read(tag.label)} {count}
    </StatusTag>
  );
}

/** Tags that say how things stand carry a tone of their own; the rest only classify. */
function toneOf(tag: unknown): Tone {
  return (tag as { tone?: Tone } | null)?.tone ?? 'outlined';
}

/** A value as plain text: wording in the reader's language, or in the other where it is not translated yet; the rest as it is. */
export function plainText(value: unknown, read: (text: Text) => string): string {
  if (isText(value)) return read(value) || value.CN || value.EN;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The record's name: its first column. */
export function rowTitle(resource: Resource, row: Row, read: (text: Text) => string): string {
  const first = resource.columns[0];
  return (first && plainText(row[first.key] ?? '', read)) || read(resource.item);
}

function optionText(resource: Resource, key: string, value: unknown, read: (text: Text) => string): string | undefined {
  const label = typeof value === 'string' ? optionLabel(resource, key, value) : undefined;
  return label && read(label);
}
