import { showYuan } from '#core/texts/amount.ts';
import { withColon } from '#core/texts/punctuation.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { now } from '#web/kit/clock.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { isoDay, showDate } from '#web/kit/dates.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';
import { type Grant, isUnpaid, onItsWay, type ShownState, shareOf, shownState } from './grant.ts';
import styles from './grant-lines.module.css';
import { Confirm, paymentTones, Slip } from './instalment.tsx';
import { usePaymentWords } from './words.ts';

/** A grant in short: what is paid and on its way as a bar, and a line for each instalment. */
export function GrantLines({ grant }: { grant: Grant }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const { granted, paid, instalments } = grant;
  const sent = onItsWay(grant);
  const bar = t('lines.bar', { paid: showYuan(paid), sent: showYuan(sent), all: showYuan(granted) });
  return (
    <>
      <div className={`line clip ${styles.bar}`} role="img" aria-label={bar}>
        <i style={{ width: `${shareOf(paid, granted)}%` }} />
        <i data-kind="sent" style={{ width: `${shareOf(sent, granted)}%` }} />
      </div>
      <table className={`whole ${styles.lines}`}>
        <thead className="small muted">
          <tr>
            <th scope="col">{t('lines.part')}</th>
            <th scope="col" className="to-right">
              {t('lines.sum')}
            </th>
            <th scope="col">{t('lines.state')}</th>
            <th scope="col">{t('lines.when')}</th>
          </tr>
        </thead>
        <tbody>
          {instalments.map((each) => (
            <tr key={each.id}>
              <td>{textIn(each.title, locale)}</td>
              <td className="to-right on-one-line">
                <b>{t('amount', { amount: showYuan(each.amount) })}</b>
              </td>
              <td>
                <Shown state={shownState(grant, each, isoDay(now()))} />
              </td>
              <td>
                <When instalment={each} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Shown({ state }: { state: ShownState }) {
  const t = usePaymentWords();
  return <Tag tone={paymentTones[state]}>{t(`states.${state}`)}</Tag>;
}

function When({ instalment }: { instalment: Grant['instalments'][number] }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const { id, state, paidOn, tail, dueOn, reason } = instalment;
  if (state === 'PAID' && paidOn)
    return (
      <>
        <span className="block">{t('lines.paid', { day: showDate(paidOn, locale), tail: tail ?? '' })}</span>
        <Slip id={id} />
      </>
    );
  if (isUnpaid(instalment)) return t('lines.expected', { day: showDate(dueOn, locale) });
  if (state === 'EXPORTED') return t('sent', { tail: tail ?? '' });
  return reason && t('because', { reason });
}

/** The instalment whose conditions the applicant can confirm now. */
function toConfirm({ instalments }: Grant) {
  return instalments.find(({ confirmFrom }) => confirmFrom !== null && confirmFrom <= isoDay(now()));
}

/** The yearly report that the applicant can hand in now. */
function toReport({ reports }: Grant) {
  return reports.find(({ opensOn }) => opensOn !== null && opensOn <= isoDay(now()));
}

/** What a grant waits for from the applicant: conditions to confirm with what was checked of them, or an account. */
export function GrantTurn({ grant }: { grant: Grant }) {
  const t = usePaymentWords();
  const locale = useSession((session) => session.locale);
  const next = toConfirm(grant);
  const report = grant.canReport ? toReport(grant) : undefined;
  const needsAccount = !grant.payee && grant.instalments.some(isUnpaid);
  return (
    <>
      {next && (
        <div className={`stack level ${styles.turn}`}>
          <div>
            <b>{t('lines.turn', { part: textIn(next.title, locale) })}</b>
            <p className="small quiet">{next.conditions.map((text) => textIn(text, locale)).join(' · ')}</p>
          </div>
          <Confirm id={next.id} />
          {next.checks.length > 0 && (
            <ul className="small row wraps gap-4-12">
              {next.checks.map(({ key, label, isPassed, found }) => (
                <li key={key} className={`inline-row gap-6 ${isPassed ? '' : 'warn-ink'}`}>
                  <Icon name={isPassed ? 'check' : 'clock'} size={16} />
                  {isPassed ? textIn(label, locale) : withColon(textIn(label, locale), locale) + textIn(found, locale)}
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
      {report && (
        <div className={`stack level ${styles.turn}`}>
          <div>
            <b>{textIn(report.name, locale)}</b>
            <p className="small quiet">{t('reports.due', { day: showDate(report.dueOn, locale) })}</p>
          </div>
          <ButtonLink small kind="primary" to="/personal/payment">
            {t('reports.handIn')}
          </ButtonLink>
        </div>
      )}
      {needsAccount && (
        <div className={`stack level ${styles.turn}`}>
          <div>
            <b>{t('lines.account')}</b>
            <p className="small quiet">{t('lines.accountNote')}</p>
          </div>
          <ButtonLink small kind="primary" to="/personal/payment">
            {t('fill')}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** Whether a grant waits for the applicant. */
export function isGrantTurn(grant: Grant): boolean {
  const owesReport = grant.canReport && toReport(grant) !== undefined;
  return owesReport || toConfirm(grant) !== undefined || (!grant.payee && grant.instalments.some(isUnpaid));
}
