import { type FormEvent, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { textIn } from '#core/texts/text.ts';
import { objectionCall } from '#features/publicity/calls.ts';
import { type ObjectionState, objectionStatuses } from '#features/publicity/shared/objection.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { TextField } from '#web/kit/controls/field.tsx';
import { showDate, showDateTime } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { Notice } from '#web/kit/feedback/notice.tsx';
import { Loading, Skeleton } from '#web/kit/feedback/skeleton.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Fact, Facts } from '#web/kit/pieces/facts.tsx';
import { PageHead } from '#web/kit/pieces/section-head.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { useCrumbs } from '#web/portal/shell/page-title.ts';
import styles from './progress-page.module.css';
import { usePublicityWords } from './words.ts';

/** How an objection stands, for whoever has its number and code. */
export function Component() {
  const t = usePublicityWords();
  const [query, setQuery] = useSearchParams();
  const [no, code] = [query.get('no') ?? '', query.get('code') ?? ''];
  const isAsked = no !== '' && code !== '';
  const { data, error, isPending, refetch } = useCall(
    objectionCall,
    isAsked && no.length <= 20 && code.length <= 20 ? { no, code } : undefined,
    { quiet: true, staleTime: 0 },
  );
  const isNone =
    isAsked &&
    (no.length > 20 ||
      code.length > 20 ||
      (error instanceof CallError && ['NOT_FOUND', 'INVALID'].includes(error.key)));
  return (
    <>
      <PageHead crumbs={useCrumbs()} title={t('progress.title')} note={t('progress.note')} />
      <div className="wrap stack gap-24 above-24 below-32 one">
        <Search key={`${no} ${code}`} start={{ no, code }} onFind={(found) => setQuery(found)} />
        <div aria-live="polite">
          {!isAsked ? null : isNone ? (
            <EmptyState drawing="lost" title={t('progress.none')}>
              {t('progress.noneNote')}
            </EmptyState>
          ) : data ? (
            <Standing found={data} />
          ) : isPending ? (
            <Loading>
              <Skeleton height="200px" />
            </Loading>
          ) : (
            <ErrorState error={error} onRetry={refetch} />
          )}
        </div>
      </div>
    </>
  );
}

function Search({ start, onFind }: { start: { no: string; code: string }; onFind: (found: typeof start) => void }) {
  const t = usePublicityWords();
  const [typed, setTyped] = useState(start);
  const find = (event: FormEvent) => {
    event.preventDefault();
    const clean = (text: string) => text.normalize('NFKC').replace(/\s/g, '').toUpperCase();
    const found = { no: clean(typed.no), code: clean(typed.code) };
    if (found.no && found.code) onFind(found);
  };
  return (
    <form className={`stack gap-16 ${styles.search} folds`} onSubmit={find}>
      <TextField
        label={t('progress.no')}
        value={typed.no}
        onChange={(event) => setTyped({ ...typed, no: event.target.value })}
        autoComplete="off"
        maxLength={20}
      />
      <TextField
        label={t('progress.code')}
        value={typed.code}
        onChange={(event) => setTyped({ ...typed, code: event.target.value })}
        autoComplete="off"
        maxLength={20}
      />
      <Button kind="line" type="submit">
        {t('progress.find')}
      </Button>
    </form>
  );
}

const tones = {
  RECEIVED: 'soon',
  ACCEPTED: 'open',
  CHECKING: 'open',
  PROPOSED: 'open',
  UPHELD: 'bad',
  PARTLY: 'warn',
  DISMISSED: 'shut',
} as const;

function Standing({ found }: { found: OutputOf<typeof objectionCall> }) {
  const t = usePublicityWords();
  const locale = useSession((session) => session.locale);
  const state = found.state as ObjectionState;
  return (
    <Card boxed>
      <p className="below-12">
        <Tag tone={tones[state]}>{textIn(objectionStatuses[state].label, locale)}</Tag>
      </p>
      <h2 className="title-20">{found.no}</h2>
      {found.isHeld && <Notice>{t('progress.held')}</Notice>}
      <Facts className="above-16">
        <Fact name={t('progress.notice')}>
          <Link to={`/notify/${found.noticeId}`}>{textIn(found.notice, locale)}</Link>
        </Fact>
        <Fact name={t('progress.target')}>{found.target || t('progress.whole')}</Fact>
        <Fact name={t('progress.aspects')}>
          {found.aspects.map((aspect) => textIn(aspect, locale)).join(locale === 'CN' ? '、' : ', ')}
        </Fact>
        <Fact name={t('progress.facts')}>
          <span className="as-typed breaks">{found.facts}</span>
        </Fact>
        <Fact name={t('progress.receivedAt')}>{showDateTime(found.receivedAt, locale)}</Fact>
        {found.decidedAt ? (
          <Fact name={t('progress.decidedAt')}>{showDateTime(found.decidedAt, locale)}</Fact>
        ) : (
          <Fact name={t('progress.dueAt')}>{showDate(found.dueAt, locale)}</Fact>
        )}
        {found.reply && (
          <Fact name={t('progress.reply')}>
            <span className="as-typed breaks">{found.reply}</span>
          </Fact>
        )}
      </Facts>
    </Card>
  );
}
