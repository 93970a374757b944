import { Link } from 'react-router';
import type { BusinessRow } from './business-table.tsx';

/** What a line is about, and the way to it where the reader may go there. */
export function LogObject({ row }: { row: Pick<BusinessRow, 'leadsTo' | 'title' | 'objectId'> }) {
  const name = row.title || <span className="mono">{row.objectId}</span>;
  if (row.leadsTo === null) return name;
  return (
    <Link className="link" to={row.leadsTo} onClick={(event) => event.stopPropagation()}>
      {name}
    </Link>
  );
}
