import { Link } from 'react-router';
import { useCan } from '#web/office/session.tsx';
import { useTexts } from '#web/office/texts.ts';

/** The way from a record to all its lines in the business log, for those who may read that. */
export function LogLink({ objectId }: { objectId: string }) {
  const t = useTexts();
  if (!useCan('Mgr.BusiLogPerm')) return null;
  return (
    <Link className="link size-13" to={`/busilog?objectId=${encodeURIComponent(objectId)}`}>
      {t('record.inLog')}
    </Link>
  );
}
