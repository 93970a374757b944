import { Link } from 'react-router';
import { countText } from '#core/contracts/numbered-pages.ts';
import type { Relation, Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { Cell } from '#web/office/resource/cell.tsx';
import { type Row, rowTitle } from '#web/office/resource/cell-words.ts';
import { useColumnName } from '#web/office/resource/column-name.ts';
import { loadedResource } from '#web/office/resource/definitions.ts';
import { usePermCodes } from '#web/office/session.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import styles from './related-tab.module.css';

/** The relations of a resource whose lists the reader may see. */
export function useRelations(resource: Resource): readonly Relation[] {
  const codes = usePermCodes();
  return (resource.related ?? []).filter((relation) => {
    const other = loadedResource(relation.resource);
    return [other.permission, ...(other.readers ?? [])].some((code) => code === 'operator' || codes.includes(code));
  });
}

/** Records of other lists that belong to a record. */
export function RelatedTab({ relations, row }: { relations: readonly Relation[]; row: Row }) {
  return (
    <div className={`stack gap-20 size-13 ${styles.related}`}>
      {relations.map((relation) =>
        'id' in relation ? (
          <OneRelated key={relation.resource} relation={relation} row={row} />
        ) : (
          <ManyRelated key={relation.resource} relation={relation} row={row} />
        ),
      )}
    </div>
  );
}

/** So many are shown beside a record; the rest is one click away. */
const shownRows = 8;

function ManyRelated({ relation, row }: { relation: Extract<Relation, { filter: string }>; row: Row }) {
  const t = useTexts();
  const other = loadedResource(relation.resource);
  const value = row[relation.by ?? 'id'];
  const hasValue = value !== null && value !== undefined && value !== '';
  const filter = { [relation.filter]: String(value) };
  const found = useOfficeCall(callsOf(other).list, { filter, page: 1, size: shownRows }, { enabled: hasValue });
  const { rows = [], total = 0 } = found.data ?? {};
  const query = new URLSearchParams({ [`f.${relation.filter}`]: String(value) }).toString();
  return (
    <Section resource={other} count={hasValue && found.isSuccess ? total : undefined}>
      {!hasValue && <p className="muted">{t('record.noRelated')}</p>}
      {hasValue && found.isPending && <RowSkeleton rows={2} />}
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.isSuccess && total === 0 && <p className="muted">{t('record.noRelated')}</p>}
      {rows.length > 0 && <Rows resource={other} rows={rows as Row[]} query={`${query}&`} />}
      {total > rows.length && (
        <Link to={`${other.path}?${query}`}>{t('record.allRelated', { count: countText(total) })}</Link>
      )}
    </Section>
  );
}

function OneRelated({ relation, row }: { relation: Extract<Relation, { id: string }>; row: Row }) {
  const t = useTexts();
  const other = loadedResource(relation.resource);
  const id = row[relation.id];
  const found = useOfficeCall(callsOf(other).one, { id: String(id) }, { enabled: typeof id === 'string' });
  return (
    <Section resource={other}>
      {typeof id !== 'string' && <p className="muted">{t('record.noRelated')}</p>}
      {typeof id === 'string' && found.isPending && <RowSkeleton rows={1} />}
      {found.isError && <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />}
      {found.data && <Rows resource={other} rows={[found.data.row as Row]} query="" />}
    </Section>
  );
}

function Section({
  resource,
  count,
  children,
}: {
  resource: Resource;
  count?: number | undefined;
  children: React.ReactNode;
}) {
  const read = useTextIn();
  return (
    <section>
      <h3>
        {read(resource.name)} {count !== undefined && <em>{count.toLocaleString('en-US')}</em>}
      </h3>
      {children}
    </section>
  );
}

/** Name, state, what matters most and first time of each, with the way to it. */
function Rows({ resource, rows, query }: { resource: Resource; rows: readonly Row[]; query: string }) {
  const read = useTextIn();
  const nameOf = useColumnName();
  const status = resource.columns.find(({ kind }) => kind === 'status');
  const time = resource.columns.find(({ kind }) => kind === 'date-time');
  const facts = tellingFacts(resource, rows);
  return (
    <ul>
      {rows.map((each) => (
        <li key={String(each.id)}>
          <Link to={`${resource.path}?${query}id=${encodeURIComponent(String(each.id))}`}>
            {rowTitle(resource, each, read) || String(each.id)}
          </Link>
          {status && <Cell resource={resource} column={status} row={each} />}
          <span className={`muted ${styles.facts}`}>
            {facts.map((column) =>
              each[column.key] === null || each[column.key] === '' ? null : (
                <span key={column.key}>
                  {column.kind === 'number' && `${nameOf(column)} `}
                  <Cell resource={resource} column={column} row={each} />
                </span>
              ),
            )}
          </span>
          {time && <Cell resource={resource} column={time} row={each} />}
        </li>
      ))}
    </ul>
  );
}

/** The first facts of a record by which its lines differ: what all of them share says nothing about one. */
function tellingFacts(resource: Resource, rows: readonly Row[]) {
  const [title] = resource.columns;
  return resource.facts
    .flatMap((key) => resource.columns.find((each) => each.key === key) ?? [])
    .filter(({ key, kind }) => {
      const values = new Set(rows.map((row) => JSON.stringify(row[key] ?? null)));
      return key !== title?.key && lineKinds.includes(kind) && (rows.length === 1 || values.size > 1);
    })
    .slice(0, 3);
}

const lineKinds: readonly string[] = ['text', 'number', 'code'];
