import type { OutputOf } from '#core/contracts/contract.ts';
import type { Text } from '#core/texts/text.ts';
import type { overviewCall } from '#features/accounts/calls/own-account.ts';
import type { IconName } from '#web/kit/marks/icon.tsx';

/** A page in the navigation of the personal centre; it is called as the page is unless it names itself shorter. */
export interface CentreEntry {
  readonly path: string;
  readonly icon: IconName;
  readonly label?: Text;
  /** What stands beside it while there is any, and how that is read out, behind the label. */
  readonly count?: { readonly of: keyof OutputOf<typeof overviewCall>['counts']; readonly told: Text };
  /** Pages below it have entries of their own. */
  readonly isEnd?: true;
}
