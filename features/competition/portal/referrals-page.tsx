import { Link } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { showAmount } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
import { inviteFileCall } from '#features/competition/calls.ts';
import { useEdition } from '#features/competition/kit/edition-facts.tsx';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { editionState } from '#features/competition/shared/edition.ts';
import { referralPath } from '#features/competition/shared/referral-path.ts';
import { entryStateOf, isInSet, stages } from '#features/competition/shared/states.ts';
import { supporterOneCall, supporterOtecCall } from '#features/supporters/calls.ts';
import { usePages } from '#web/kit/call/pages.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { ButtonLink, buttonClass } from '#web/kit/controls/button.tsx';
import { LoadMore } from '#web/kit/controls/load-more.tsx';
import { showDate, showDeadline } from '#web/kit/dates.ts';
import { EmptyState } from '#web/kit/feedback/empty-state.tsx';
import { ErrorState } from '#web/kit/feedback/error-state.tsx';
import { SkeletonRows } from '#web/kit/feedback/skeleton.tsx';
import { FileButton } from '#web/kit/files/file-button.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { CopyLink } from '#web/kit/pieces/copy-link.tsx';
import { StepBar } from '#web/kit/pieces/progress/step-rail.tsx';
import { QrCode } from '#web/kit/pieces/qr-code.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { PersonalFrame } from '#web/portal/personal/frame.tsx';
import '#features/competition/kit/tokens.css';
import styles from './competition.module.css';

type Referred = OutputOf<typeof supporterOtecCall>['rows'][number];

/** A supporter's link to the registration with its QR code, and the projects that came by it. */
export function Component() {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const own = useCall(supporterOneCall, {}, { quiet: true, staleTime: 300_000 });
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = usePages(
    supporterOtecCall,
    {},
    { quiet: true },
  );
  const code = own.data?.supporter?.state === 'ACTIVE' ? own.data.supporter.code : null;
  const first = data?.pages[0];
  const sums = [
    ['opened', String(own.data?.supporter?.visits ?? 0)],
    ['referred', String(first?.total ?? 0)],
    ['won', String(first?.won ?? 0)],
    ['rewards', showAmount(first?.reward ?? 0, locale)],
  ] as const;
  const rows = data?.pages.flatMap((page) => page.rows);
  const link = `${window.location.origin}${referralPath(code ?? '')}`;
  const edition = useEdition().data?.edition;
  const state = edition && editionState(edition, new Date(now()));
  const isOpen = state === 'open';
  const mail = new URLSearchParams({ subject: t('referral.mailSubject'), body: t('referral.mailBody', { link }) });
  return (
    <PersonalFrame>
      <h1>{t('referral.title')}</h1>
      <p className="muted">{t('referral.note')}</p>
      {code && (
        <div className={`stack folds-tablet above-20 ${styles.invite}`}>
          <Card boxed>
            <h2 className="title-20">{t('referral.invite')}</h2>
            <p className={`breaks above-12 rounded ${styles.link}`}>{link}</p>
            <p className="row wraps gap-8 above-12">
              <CopyLink href={link} />
              {state && state !== 'closed' && (
                <FileButton small contract={inviteFileCall} input={{}}>
                  {t('referral.poster')}
                </FileButton>
              )}
              {/* Mail programs do not read a plus as a space. */}
              <a className={buttonClass({ small: true })} href={`mailto:?${mail.toString().replaceAll('+', '%20')}`}>
                <Icon name="out" size={16} />
                {t('referral.mail')}
              </a>
              {isOpen && (
                <ButtonLink small to="/itec/apply">
                  {t('referral.own')}
                </ButtonLink>
              )}
            </p>
          </Card>
          <div className={`on-dark row gap-20 round-card ${styles.code}`}>
            <QrCode value={link} size={120} label={t('referral.qr')} />
            <div>
              <p className="small">{t('referral.code')}</p>
              <b>{code}</b>
              <p className="small">{t('referral.scan')}</p>
              {edition && isOpen && (
                <p className="small">
                  {textIn(edition.title, locale)} · {t('list.until', { time: showDeadline(edition.closesAt, locale) })}
                </p>
              )}
            </div>
          </div>
        </div>
      )}
      {first && code && (
        <dl className={`panel stack above-20 ${styles.sums}`} aria-label={t('referral.sums')}>
          {sums.map(([key, value]) => (
            <div key={key}>
              <dt className="small muted">{t(`referral.${key}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className="above-20">
        {error && !data ? (
          <ErrorState error={error} onRetry={refetch} />
        ) : !rows ? (
          <SkeletonRows rows={3} />
        ) : rows.length === 0 ? (
          <Card>
            <EmptyState title={t('referral.none')}>{t('referral.noneNote')}</EmptyState>
          </Card>
        ) : (
          <>
            <Card>
              <ul className={styles.rows}>
                {rows.map((row) => (
                  <li key={row.id} className={`parted stack folds level ${styles.referred}`}>
                    <div className="slim">
                      <Link
                        className="line-title breaks ink unlined underlines"
                        to={`/personal/supporter/itec/${row.id}`}
                      >
                        {row.isShared ? row.title : <Masked />}
                      </Link>
                      <p className="meta">
                        {[row.edition, row.track].map(
                          (text) => text && <span key={text.EN}>{textIn(text, locale)}</span>,
                        )}
                      </p>
                    </div>
                    <HowFar row={row} />
                    <p className={`slim ${styles.reward}`}>
                      {row.reward !== null && <b className="line-title">{showAmount(row.reward, locale)}</b>}
                      <small className="block muted">
                        {row.reward === null ? showDate(row.at, locale) : t('referral.reward')}
                      </small>
                    </p>
                  </li>
                ))}
              </ul>
            </Card>
            <LoadMore
              shown={rows.length}
              total={first?.total ?? rows.length}
              more={hasNextPage}
              busy={isFetchingNextPage}
              onMore={() => void fetchNextPage()}
            />
          </>
        )}
      </div>
      <Rules />
    </PersonalFrame>
  );
}

/** The stages of an entry that goes on; of one that is over, how it ended. */
function HowFar({ row: { state, stage, result } }: { row: Referred }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const { stage: at, turn } = entryStateOf(state);
  return (
    <div className="column gap-8">
      <p className="row wraps gap-8">
        <Tag tone="plain">{textIn(stage, locale)}</Tag>
        {result && <Tag tone="gold">{textIn(result, locale)}</Tag>}
      </p>
      {!isInSet('ended', state) && (
        <StepBar
          label={t('list.progress')}
          steps={stages.map(({ title }) => textIn(title, locale))}
          current={stages.findIndex(({ key }) => key === at)}
          mine={turn === 'applicant'}
        />
      )}
    </div>
  );
}

/** How rewards are counted, at the rate of the edition that is on, and what supporters should know. */
function Rules() {
  const t = useCompetitionWords();
  const rate = useEdition().data?.edition?.rewardRate;
  const cards = [
    ['rules', ['rule1', 'rule2', 'rule3']],
    ['mind', ['mind1', 'mind2', 'mind3']],
  ] as const;
  if (rate === undefined) return null;
  return (
    <div className="stack two gap-16 folds above-20">
      {cards.map(([title, lines]) => (
        <Card key={title} boxed>
          <h2 className="title-20">{t(`referral.${title}`)}</h2>
          <ul className={`column gap-6 above-12 ${styles.lines}`}>
            {lines.map((line) => (
              <li key={line}>{t(`referral.${line}`, { rate })}</li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

/** In the place of a name that the applicant does not show: always as long. */
function Masked() {
  const t = useCompetitionWords();
  return (
    <span className="inline-row gap-8">
      <Icon name="lock" size={16} />
      <span className={styles.bars} aria-hidden="true" />
      <span className="small muted plain">{t('referral.masked')}</span>
    </span>
  );
}
