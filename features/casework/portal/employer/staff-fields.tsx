import type { OutputOf } from '#core/contracts/contract.ts';
import type { employerOneCall } from '#features/casework/calls/employer.ts';
import { Decision } from './decision.tsx';
import { FieldRow } from './field-row.tsx';

export type StaffCase = OutputOf<typeof employerOneCall>;

/** What the employer has to vouch for, field by field, and its answer. */
export function StaffFields({ whole }: { whole: StaffCase }) {
  const isOpen = whole.state === 'UNIT_REVIEW' && !whole.isMine;
  return (
    <>
      <ul>
        {whole.fields.map((field) => (
          <FieldRow key={field.path} id={whole.id} field={field} canMark={isOpen} />
        ))}
      </ul>
      {isOpen && <Decision whole={whole} />}
    </>
  );
}
