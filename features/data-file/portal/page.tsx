import { textIn } from '#core/texts/text.ts';
import { dataRecordsCall, fileRecordCalls } from '#features/data-file/calls.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button, ButtonLink } from '#web/kit/controls/button.tsx';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { PageNotice } from '#web/kit/feedback/page-notice.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import { ConsentCards } from './consent-cards.tsx';
import styles from './data-file.module.css';
import { Documents } from './documents.tsx';
import { type DataFile, isEnding } from './file.ts';
import { ItemList } from './item-list.tsx';
import { Looks } from './looks.tsx';
import { useDataFileWords } from './words.ts';

/** What was verified about the reader: answers, documents, where they are used, who may use them, who looked. */
export function Component() {
  const t = useDataFileWords();
  const { data, error, refetch } = useCall(dataRecordsCall, {}, { quiet: true });
  return (
    <PersonalFrame>
      <div className="row wraps apart gap-8-16 top">
        <div>
          <h1>{t('title')}</h1>
          <p className="muted above-4">{t('note')}</p>
        </div>
        <ButtonLink to="/personal/data">{t('export')}</ButtonLink>
      </div>
      {error && !data ? (
        <ErrorState title={t('failed')} error={error} onRetry={refetch} />
      ) : !data ? (
        <SkeletonRows rows={6} />
      ) : (
        <>
          <Totals file={data} />
          {data.unfiled.map((each) => (
            <Unfiled key={each.id} of={each} />
          ))}
          <div className={`stack top gap-32 above-24 folds-tablet ${styles.columns}`}>
            <div className="column gap-32 slim">
              {data.records.length === 0 ? (
                <Card boxed>
                  <EmptyState
                    title={t('empty')}
                    actions={data.unfiled.length === 0 && <ButtonLink to="/serve">{t('toServices')}</ButtonLink>}
                  >
                    {t('emptyNote')}
                  </EmptyState>
                </Card>
              ) : (
                <>
                  <ItemList records={data.records} />
                  <Documents records={data.records} />
                </>
              )}
            </div>
            <div className="column gap-32 slim">
              <ConsentCards consents={data.consents} />
              <Looks looks={data.looks} />
            </div>
          </div>
        </>
      )}
    </PersonalFrame>
  );
}

function Totals({ file }: { file: DataFile }) {
  const t = useDataFileWords();
  const items = file.records.flatMap((record) => record.items);
  const figures = [
    [items.length, t('verified')],
    [new Set(items.flatMap(({ files }) => files.map(({ id }) => id))).size, t('documents')],
    [new Set(items.flatMap(({ uses }) => uses.map(({ id }) => id))).size, t('used')],
    [items.filter(({ expiresOn }) => isEnding(expiresOn)).length, t('ending')],
  ] as const;
  return (
    <dl className={`panel stack clip above-20 ${styles.totals}`}>
      {figures.map(([count, name], index) => (
        <div key={name} data-warn={index === 3 && count > 0 ? '' : undefined}>
          <dt className="small muted">{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  );
}

function Unfiled({ of: { id, programme, name } }: { of: DataFile['unfiled'][number] }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  const send = useSend(fileRecordCalls[programme]!, { invalidates: [dataRecordsCall] });
  const file = () =>
    send.mutate(
      { id, reqId: newRequestId() },
      { onSuccess: (answer) => toast('success', t('filed', { count: Number(answer.filed) })) },
    );
  return (
    <PageNotice icon="shield" tone="good">
      <p>
        <b>{t('unfiled')}</b> {t('unfiledNote', { name: textIn(name, locale) })}
      </p>
      <Button small kind="primary" busy={send.isPending} onClick={file}>
        {t('file')}
      </Button>
    </PageNotice>
  );
}
