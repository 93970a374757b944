import { useRef } from 'react';
import type { OutputOf } from '#core/contracts/contract.ts';
import type { Section } from '#core/forms/section.ts';
import { entryChangeCall, type entryDetailCall } from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { isInSet } from '#features/competition/shared/states.ts';
import { call, newRequestId } from '#web/kit/call/call.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { Tag } from '#web/kit/pieces/tag.tsx';

const section: Section = {
  key: 'change',
  title: { CN: '情况变化', EN: 'Change of circumstances' },
  fields: [
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

/** Changes of circumstances that were told, and the form that tells of another. */
export function ChangesCard({ detail, onTold }: { detail: OutputOf<typeof entryDetailCall>; onTold: () => void }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  const reqId = useRef(newRequestId());
  const { changes, entry } = detail;
  if (isInSet('ended', entry.state) && changes.length === 0) return null;
  return (
    <Card boxed>
      <h2 className="title-20">{t('changes.title')}</h2>
      <p className="muted below-16">{t('changes.note')}</p>
      <ul>
        {changes.map(({ id, happenedOn, what, isLate }) => (
          <li key={id} className="breaks">
            {showDate(`${happenedOn}T00:00:00+08:00`, locale)} {what}{' '}
            <Tag tone={isLate ? 'warn' : 'open'}>{t(isLate ? 'changes.late' : 'changes.inTime')}</Tag>
          </li>
        ))}
      </ul>
      {!isInSet('ended', entry.state) && (
        <SmallForm
          section={section}
          label={t('changes.send')}
          send={async ({ happenedOn, what }) => {
            await call(entryChangeCall, {
              id: entry.id,
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
