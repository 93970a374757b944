import { Button } from 'antd';
import type { Resource } from '#core/resources/resource.ts';
import type { CallError } from '#web/kit/call/call.ts';
import { useTextIn, useTexts } from '#web/office/texts.ts';
import { FailedPanel, StatePanel } from './state-panel.tsx';

interface RecordProblemProps {
  resource: Pick<Resource, 'item' | 'name'>;
  error: Pick<CallError, 'key' | 'msg'>;
  onRetry: () => void;
  onLeave: () => void;
}

/** Why a record does not show: it is not there, and the list is; or reading it failed and can be tried again. */
export function RecordProblem({ resource, error, onRetry, onLeave }: RecordProblemProps) {
  const t = useTexts();
  const read = useTextIn();
  if (error.key !== 'NOT_FOUND' && error.key !== 'INVALID') return <FailedPanel title={error.msg} onRetry={onRetry} />;
  return (
    <StatePanel icon="search" title={t('record.gone', { name: read(resource.item) })} hint={t('record.goneHint')}>
      <Button onClick={onLeave}>{t('record.toList', { name: read(resource.name) })}</Button>
    </StatePanel>
  );
}
