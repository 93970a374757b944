import { isFile } from '#core/forms/kinds/files.ts';
import { kindOf } from '#core/forms/kinds.ts';
import { isSame } from '#core/forms/merge.ts';
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
  /** Of the account: the name of the company that is paid. */
  readonly payee?: string;
  readonly state: 'missing' | 'optional' | 'returned' | 'ready' | 'checking' | 'approved';
}

/** Where the award material of an entry stands; undefined before and after its time. */
export function paperPhaseOf(state: string): PaperPhase | undefined {
  return phases[state as EntryState];
}

/** The section with the account: one row with its proof, since neither is of use without the other. */
const account = 'bank';

/**
 * The papers that the award asks for, those that wait for the entrant first; optional ones only while they can be added.
 * `sentBack` is what was handed in when the desk sent it back: what is still the same waits to be replaced.
 */
export function papersOf(phase: PaperPhase, data: Data, sentBack: Data | null = null): Paper[] {
  const all = awardForm.sections.flatMap(({ key: section, fields, title }): Paper[] => {
    const values = data[section] ?? {};
    const before = sentBack?.[section];
    const stateFor = (isThere: boolean, isRequired: boolean, keys: readonly string[]) => {
      if (!isThere) return isRequired ? 'missing' : 'optional';
      const isSentBack = before !== undefined && keys.every((key) => isSame(before[key], values[key]));
      return phase === 'gathering'
        ? isSentBack
          ? 'returned'
          : 'ready'
        : phase === 'checking'
          ? 'checking'
          : 'approved';
    };
    const files = fields.flatMap((field): Paper[] => {
      if (field.kind !== 'files') return [];
      const value = values[field.key];
      const own = Array.isArray(value) ? value.filter(isFile) : [];
      const state = stateFor(own.length > 0, field.required === true, [field.key]);
      return [{ key: `${section}.${field.key}`, label: field.label, files: own, state }];
    });
    if (section !== account) return files;
    const payee = data.papers?.payee;
    const isWhole =
      Boolean(payee) &&
      fields.every((field) => field.required !== true || !kindOf(field).isEmpty(field, values[field.key]));
    const stands = stateFor(
      isWhole,
      true,
      fields.map(({ key }) => key),
    );
    const state = stands === 'returned' && !isSame(sentBack?.papers?.payee, payee) ? 'ready' : stands;
    return [
      {
        key: section,
        label: title,
        files: files.flatMap((each) => each.files),
        ...(typeof payee === 'string' && payee !== '' && { payee }),
        state,
      },
    ];
  });
  const isShown = ({ state }: Paper) => state !== 'optional' || phase === 'gathering';
  const order = ({ state }: Paper) => (state === 'missing' ? 0 : state === 'returned' ? 1 : 2);
  return all.filter(isShown).toSorted((a, b) => order(a) - order(b));
}
