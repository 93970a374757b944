import type { PermissionCode } from '../permissions.ts';
import type { ActionKey, ActorKind } from './actions.ts';
import type { StateKey } from './states.ts';

/** What the machine needs to know about a case; instants are ISO texts. */
export interface CaseFacts {
  state: StateKey;
  /** While corrections are asked for: the state that asked for corrections. */
  askedFrom?: StateKey;
  /** Rounds of corrections asked so far. */
  rounds: number;
  /** Correction items no reviewer has closed yet, the answered ones included. */
  openCorrections: number;
  /** How many of the open items the applicant has answered. */
  answeredCorrections: number;
  /** Whether the programme takes new applications from this applicant now (extensions included). */
  windowOpen: boolean;
  /** When the present state must be left: end of a correction round, of the public notice, of the appeal period or of validity. Extensions and grace are in it. */
  dueAt?: string;
  /** When the request arrived. */
  now: string;
  withdrawalRequested?: boolean;
  /** Opinions still missing in the joint or expert review. */
  missingOpinions?: number;
  /** Objections to the public notice not yet decided: while there is one the case is on hold. */
  openObjections?: number;
  /** Whether a public notice names the case; the period runs only from there. */
  isAnnounced?: boolean;
  /** False: nobody is there to confirm as the employer, whose step is left out. */
  hasEmployer?: boolean;
  /** Whether this case has been appealed before. */
  appealed?: boolean;
  /** Whether another operator has confirmed the step (revoking needs it). */
  confirmedBySecond?: boolean;
}

/** Who acts; `permissions` matter for operators only. */
export interface Actor {
  kind: ActorKind;
  permissions?: readonly PermissionCode[];
}

/** The step wanted; `to` only chooses where an upheld objection leads (REJECTED by default, or back to REVIEW). */
export interface Action {
  key: ActionKey;
  reason?: string;
  to?: StateKey;
}

/** What has to happen together with the change of state. */
export type Effect =
  | 'remove'
  | 'freeze-snapshot'
  | 'issue-receipt'
  | 'unlock-corrections'
  | 'lock-corrections'
  | 'open-publicity'
  | 'close-publicity'
  | 'record-decision'
  | 'issue-certificate'
  | 'end-certificate'
  | 'request-withdrawal'
  | 'close-withdrawal'
  | 'record-appeal'
  | 'notify-applicant'
  | 'notify-employer'
  | 'notify-operators';

export type RefusalKey =
  | 'NOT_ALLOWED'
  | 'NO_PERMISSION'
  | 'CLOSED'
  | 'OVERDUE'
  | 'NOT_DUE'
  | 'OPEN_CORRECTIONS'
  | 'NO_CORRECTIONS'
  | 'ROUNDS_USED'
  | 'OPINIONS_MISSING'
  | 'OPEN_OBJECTIONS'
  | 'NOT_ANNOUNCED'
  | 'NOT_REQUESTED'
  | 'ALREADY_REQUESTED'
  | 'ALREADY_APPEALED'
  | 'SECOND_PERSON_NEEDED'
  | 'REASON_NEEDED';

/** The decision of the machine. */
export type Outcome =
  | {
      ok: true;
      from: StateKey;
      state: StateKey;
      effects: readonly Effect[];
      /** Working days to leave the new state; absent: no deadline starts. */
      deadlineDays?: number;
      /** Set on entering SUPPLEMENT. */
      askedFrom?: StateKey;
      /** Rounds of corrections after this step. */
      rounds: number;
    }
  | { ok: false; key: RefusalKey };
