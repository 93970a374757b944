import { batchCodesCall } from '#features/access-codes/calls.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { shortTime } from '#web/office/pieces/time.ts';
import { useTexts } from './words.ts';

/** As many as the server lists. */
const most = { codes: 200, uses: 100 };

/** The codes of a batch by their last two characters, and who used them when. */
export function CodesPanel({ id }: { id: string }) {
  const t = useTexts();
  const found = useOfficeCall(batchCodesCall, { id });
  if (found.isError) return <FailedPanel title={found.error.msg} onRetry={() => void found.refetch()} />;
  if (!found.data) return <RowSkeleton rows={6} height={36} />;
  const { codes, uses, usesEach } = found.data;
  return (
    <div className="stack gap-20">
      <section className="stack gap-8" aria-labelledby="codes-listed">
        <h3 id="codes-listed">{t('codes.list')}</h3>
        <ul className="row wraps gap-8-16">
          {codes.map(({ id: key, code, used }) => (
            <li key={key}>
              <span className="mono">{code}</span>{' '}
              <span className="muted">
                {used} / {usesEach}
              </span>
            </li>
          ))}
        </ul>
        {codes.length === most.codes && <p className="muted size-12-5">{t('codes.first', { count: most.codes })}</p>}
      </section>
      <section className="stack gap-8" aria-labelledby="codes-used">
        <h3 id="codes-used">{t('codes.uses')}</h3>
        {uses.length === 0 ? (
          <p className="muted">{t('codes.none')}</p>
        ) : (
          <ul className="stack gap-8">
            {uses.map(({ id: key, name, code, usedAt }) => (
              <li key={key} className="row wraps baseline gap-12">
                <span className="grow">{name || '–'}</span>
                <span className="mono">{code}</span>
                <time className="muted" dateTime={usedAt}>
                  {shortTime(usedAt)}
                </time>
              </li>
            ))}
          </ul>
        )}
        {uses.length === most.uses && <p className="muted size-12-5">{t('codes.latest', { count: most.uses })}</p>}
      </section>
    </div>
  );
}
