import { useRef } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Section } from '#core/forms/section.ts';
import { textIn } from '#core/texts/text.ts';
import { entryChangeCall, type entryDetailCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { type CommitmentKey, commitmentName } from '#features/competition/shared/commitments.ts';
import { isInSet } from '#features/competition/shared/states.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';

type Detail = OutputOf<typeof entryDetailCall>;

/** The form of a change; it can touch only what was committed to. */
function sectionOf(given: Detail['commitments']): Section {
  return {
    key: 'change',
    title: { CN: '情况变化', EN: 'Change of circumstances' },
    fields: [
      {
        kind: 'choice',
        key: 'touches',
        options: given.map(({ key, name }) => ({ value: key, label: name })),
        label: { CN: '触及哪项承诺', EN: 'Commitment it touches' },
        required: true,
        width: 'half',
      },
      {
        kind: 'date',
        key: 'happenedOn',
        label: { CN: '发生日期', EN: 'Since when' },
        max: 'today',
        required: true,
        width: 'half',
      },
      {
        kind: 'long-text',
        key: 'what',
        unit: 'characters',
        label: { CN: '变化内容', EN: 'What has changed' },
        max: 1000,
        required: true,
      },
    ],
  };
}

/** What was committed to beside the changes of circumstances that were told, and the form that tells of another. */
export function ChangesCard({ detail, onTold }: { detail: Detail; onTold: () => void }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const reqId = useRef(newRequestId());
  const { changes, commitments, entry } = detail;
  if (isInSet('ended', entry.state) && changes.length === 0) return null;
  return (
    <Card boxed>
      <h2 className="title-20">{t('changes.title')}</h2>
      <p className="muted below-16">{t('changes.note')}</p>
      <div className="stack two gap-20 folds below-16">
        <section>
          <h3 className="line-title">{t('changes.given')}</h3>
          <ul className="column gap-10 above-8">
            {commitments.map(({ key, name, by, at }) => (
              <li key={key} className="breaks">
                <b>{textIn(name, locale)}</b>
                <small className="block muted">
                  {textIn(by.form, locale)} · {textIn(by.field, locale)}
                </small>
                <small className="block muted">
                  {[t('changes.handedIn', { date: showDate(at, locale) }), ...by.files].join(' · ')}
                </small>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className="line-title">{t('changes.told')}</h3>
          {changes.length === 0 && <p className="muted above-8">{t('changes.none')}</p>}
          <ul className="column gap-10 above-8">
            {changes.map(({ id, touches, happenedOn, what, isLate, at }) => (
              <li key={id} className="breaks">
                {showDate(`${happenedOn}T00:00:00+08:00`, locale)} {what}{' '}
                <Tag tone={isLate ? 'warn' : 'open'}>{t(isLate ? 'changes.late' : 'changes.inTime')}</Tag>
                <small className="block muted">
                  {t('changes.touches', { name: textIn(commitmentName(touches), locale) })} ·{' '}
                  {t('changes.reported', { date: showDate(at, locale) })}
                </small>
              </li>
            ))}
          </ul>
        </section>
      </div>
      {!isInSet('ended', entry.state) && (
        <SmallForm
          section={sectionOf(commitments)}
          label={t('changes.send')}
          send={async ({ touches, happenedOn, what }) => {
            await call(entryChangeCall, {
              id: entry.id,
              touches: touches as CommitmentKey,
              happenedOn: String(happenedOn),
              what: String(what),
              reqId: reqId.current,
            });
            reqId.current = newRequestId();
            toast('success', t('changes.sent'));
            onTold();
          }}
        />
      )}
    </Card>
  );
}
