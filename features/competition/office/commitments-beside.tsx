import type { OutputOf } from '#core/contracts/contract.ts';
import type { entryCheckCall } from '#features/competition/organiser-calls.ts';
import { commitmentName } from '#features/competition/shared/commitments.ts';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';

type Found = Pick<OutputOf<typeof entryCheckCall>, 'commitments' | 'changes'>;

const words = {
  commitments: { CN: '已作出的承诺', EN: 'Commitments' },
  changes: { CN: '情况变化', EN: 'Changes of circumstances' },
  none: { CN: '没有报告过变化', EN: 'No changes reported' },
  handedIn: { CN: '提交', EN: 'handed in' },
  touches: { CN: '触及：', EN: 'touches: ' },
  late: { CN: '逾期报告', EN: 'reported late' },
  inTime: { CN: '按时报告', EN: 'reported in time' },
};

/** What an entrant committed to, and beside it the changes that touch it, each with whether it came in time. */
export function CommitmentsBeside({ commitments, changes }: Found) {
  const read = useTextIn();
  const dayOf = (at: string) => momentOf(at).day;
  if (commitments.length === 0 && changes.length === 0) return null;
  return (
    <div className="stack two gap-16 folds">
      <div>
        <h3>{read(words.commitments)}</h3>
        <ul className="column gap-6 size-13">
          {commitments.map(({ key, name, by, at }) => (
            <li key={key} className="breaks">
              <b>{read(name)}</b>
              <small className="block muted">
                {[read(by.form), read(by.field), ...by.files, `${dayOf(at)} ${read(words.handedIn)}`].join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      </div>
      <div>
        <h3>{read(words.changes)}</h3>
        {changes.length === 0 && <p className="muted size-13">{read(words.none)}</p>}
        <ul className="column gap-6 size-13">
          {changes.map(({ id, touches, happenedOn, what, isLate, at }) => (
            <li key={id} className="breaks">
              {happenedOn} {what}
              <small className="block muted">
                {read(words.touches)}
                {read(commitmentName(touches))} · {dayOf(at)} {isLate ? <b>{read(words.late)}</b> : read(words.inTime)}
              </small>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
