import { isFile } from '#core/forms/kinds/files.ts';
import { kindOf } from '#core/forms/kinds.ts';
import type { Data, FileValue } from '#core/forms/values.ts';
import type { Text } from '#core/texts/text.ts';
import { awardForm } from './form/stage-forms.ts';
import type { EntryState } from './states.ts';

/** How far the award material is in each state: being gathered, being checked, approved as files, approved on paper. */
const phases: Partial<Record<EntryState, PaperPhase>> = {
  MATERIAL: 'gathering',
  CHECKING: 'checking',
  PRINTING: 'printing',
  PAPER_DELIVERED: 'delivered',
  CASHOUT: 'delivered',
  PAYABLE: 'delivered',
  TRACKING: 'delivered',
  DONE: 'delivered',
};

export type PaperPhase = 'gathering' | 'checking' | 'printing' | 'delivered';

/** One paper of the award material, or the account to which the prize is paid. */
export interface Paper {
  readonly key: string;
  readonly label: Text;
  readonly files: readonly FileValue[];
  readonly state: 'missing' | 'optional' | 'ready' | 'checking' | 'approved';
}

/** Where the award material of an entry stands; undefined before and after its time. */
export function paperPhaseOf(state: string): PaperPhase | undefined {
  return phases[state as EntryState];
}

/** The section with the account: one row with its proof, since neither is of use without the other. */
const account = 'bank';

/** The papers that the award asks for, those that are missing first; optional ones only while they can be added. */
export function papersOf(phase: PaperPhase, data: Data): Paper[] {
  const all = awardForm.sections.flatMap(({ key: section, fields, title }): Paper[] => {
    const values = data[section] ?? {};
    const stateFor = (isThere: boolean, isRequired: boolean) => {
      if (!isThere) return isRequired ? 'missing' : 'optional';
      return phase === 'gathering' ? 'ready' : phase === 'checking' ? 'checking' : 'approved';
    };
    const files = fields.flatMap((field): Paper[] => {
      if (field.kind !== 'files') return [];
      const value = values[field.key];
      const own = Array.isArray(value) ? value.filter(isFile) : [];
      const state = stateFor(own.length > 0, field.required === true);
      return [{ key: `${section}.${field.key}`, label: field.label, files: own, state }];
    });
    if (section !== account) return files;
    const isWhole = fields.every(
      (field) => field.required !== true || !kindOf(field).isEmpty(field, values[field.key]),
    );
    return [{ key: section, label: title, files: files.flatMap((each) => each.files), state: stateFor(isWhole, true) }];
  });
  const isShown = ({ state }: Paper) => state !== 'optional' || phase === 'gathering';
  return all.filter(isShown).toSorted((a, b) => Number(b.state === 'missing') - Number(a.state === 'missing'));
}
