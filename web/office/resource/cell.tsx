import type { Column, Mark, Resource } from '#core/resources/resource.ts';
import { recordRevealCall } from '#core/resources/resource-calls.ts';
import { officeCall } from '#web/office/office-call.ts';
import { Hidden } from '#web/office/pieces/hidden.tsx';
import { StatusTag, type Tone } from '#web/office/pieces/status-tag.tsx';
import { useCan } from '#web/office/session.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { cellWords, isMissing, optionText, plainText, type Row, tagCount } from './cell-words.ts';
import { Drawn, DrawnPart, Marks } from './drawn.tsx';

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
  const words = cellWords(resource, column, row, { t, read });
  if (isMissing(value)) return <span className="muted">{words}</span>;
  if (column.draws?.as === 'part') return <DrawnPart value={Number(value)} of={Number(row[column.draws.of])} />;
  if (column.draws)
    return <Drawn draws={column.draws} value={Number(value)} text={optionText(resource, column.key, value, read)} />;
  switch (column.kind) {
    case 'status': {
      const tag = resource.statuses?.[String(value)];
      return tag ? <StatusTag tone={tag.tone}>{words}</StatusTag> : words;
    }
    case 'code':
      return <span className="mono">{words}</span>;
    case 'date-time':
      return (
        <time className="muted" dateTime={String(value)}>
          {words}
        </time>
      );
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
    default:
      return words;
  }
}

/** What is counted beside the value of a column, where there is any. */
export function CountTag({ column, row }: { column: Column | undefined; row: Row }) {
  const read = useTextIn();
  const { tag } = column ?? {};
  const count = column ? tagCount(column, row) : 0;
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
