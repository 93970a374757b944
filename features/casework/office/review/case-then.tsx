import { Modal } from 'antd';
import { caseThenCall } from '#features/casework/calls/dossier.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { eventName } from '#features/casework/shared/event-names.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { dayOf, shortTime } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import { deskSections } from './case-model.ts';
import styles from './fields.module.css';
import type { Desk } from './use-case.ts';
import { useDictionaries } from './use-dictionaries.ts';

/** The case as it lay before whoever took a step: submission, items, opinions, history up to then. */
export function CaseThen({ desk, event, onClose }: { desk: Desk; event: string; onClose: () => void }) {
  const t = useTexts();
  const read = useTextIn();
  const named = (key: string) => read(eventName(key) ?? { CN: key, EN: key });
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const { data: then, isPending, isError, error, refetch } = useOfficeCall(caseThenCall, { id: desk.data!.id, event });
  const sections =
    then && desk.programme
      ? deskSections(desk.programme, then, { locale, today: dayOf(then.event.at), dictionaries })
      : [];
  const lists: readonly [string, readonly string[]][] = [
    [
      t('review.thenItems'),
      (then?.corrections ?? []).map(({ label, note, state }) =>
        [read(label), note, t(`review.state_${state as 'open'}`)].filter(Boolean).join(' · '),
      ),
    ],
    [
      t('experts.thenTitle'),
      then?.experts
        ? [
            t('experts.thenResult', {
              result: then.experts.result.toFixed(2),
              name: read(then.experts.scale),
              version: then.experts.version,
              digest: then.experts.digest.slice(0, 8),
            }),
            t('experts.thenTotals', { totals: then.experts.totals.map(totalOf).join(t('app.listComma')) }),
          ]
        : [],
    ],
    [t('review.opinions'), (then?.opinions ?? []).map(({ by, text }) => `${by}${t('app.colon')}${text}`)],
    [
      t('review.logTitle'),
      (then?.events ?? []).map((each) => `${shortTime(each.at)} ${read(each.who)} ${named(each.action)}`),
    ],
    [t('review.files'), (then?.files ?? []).map(({ name, sha256 }) => `${name} · ${sha256.slice(0, 16)}`)],
  ];
  return (
    <Modal
      open
      width={760}
      footer={null}
      title={then ? t('review.thenTitle', { time: shortTime(then.event.at), action: named(then.event.action) }) : ''}
      getContainer={false}
      onCancel={onClose}
    >
      {isPending && <RowSkeleton rows={12} height={36} />}
      {isError && <FailedPanel title={error.msg} onRetry={() => void refetch()} />}
      {then && (
        <p className={`notice ${then.isIntact ? 'info' : 'problem'} size-13`}>
          {then.round === null
            ? t('review.thenNone')
            : t(then.isIntact ? 'review.thenIntact' : 'review.thenBroken', {
                round: then.round,
                version: then.formVersion,
                digest: (then.digest ?? '').slice(0, 16),
              })}
        </p>
      )}
      {sections.map(({ key, blocks }) =>
        blocks.map((block) => (
          <section key={`${key} ${block.key}`} className={styles.block}>
            <h3>{block.title}</h3>
            <dl>
              {block.lines.map((line) => (
                <div key={line.path} className={`stack top gap-10 size-13 ${styles.line}`}>
                  <dt className={`clip muted ${styles.label}`}>{line.label}</dt>
                  <dd className={`${styles.value} as-typed breaks`}>{line.text}</dd>
                </div>
              ))}
            </dl>
          </section>
        )),
      )}
      {lists
        .filter(([, lines]) => lines.length > 0)
        .map(([title, lines]) => (
          <section key={title} className={styles.block}>
            <h3>{title}</h3>
            <ul className="size-13 breaks">
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines may be alike, and their order stays
                <li key={index}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
    </Modal>
  );
}

/** In brackets where it does not count. */
function totalOf({ total, counts }: { total: number; counts: boolean }): string {
  return counts ? total.toFixed(2) : `(${total.toFixed(2)})`;
}
