import type { Condition } from '#core/forms/condition.ts';
import type { Section } from '#core/forms/section.ts';
import type { Text } from '#core/texts/text.ts';
import type { Flow } from '#core/workflow/flow.ts';
import type { DepartmentKey } from '#features/casework/shared/checks.ts';
import type { YearSettings } from '#features/casework/shared/programme-year.ts';
import type { Material } from './blocks/materials.ts';
import type { ExpertStep, Stage } from './flows.ts';
import type { ProgrammeHead } from './heads.ts';

/** A ready-made sentence for a reviewer; `section` narrows where it is offered. */
export interface Reason {
  key: string;
  text: Text;
  section?: string;
}

/** A programme not to be held at the same time, by the same person. */
export interface Exclusion {
  programme: string;
  /** `live`: while such an application runs; `effective`: while its result is in effect. */
  while: 'live' | 'effective';
  /** To the applicant and, of the applicant, to the desk. Absent: AWARD_IN_EFFECT says what it is and until when. */
  message?: { portal: Text; desk: Text };
  /** Only one of the same type; the types of `asCompany` are a company's, by its credit code (`types.companyCode`). */
  sameType?: { asCompany: readonly string[] };
}

/** One payment, or one that comes again and again, to which a granted result leads; pure data, which those who pay read. */
export interface Instalment {
  key: string;
  title: Text;
  /** For which answers it is paid; absent: for all. */
  when?: Condition;
  /** What is paid each time, in yuan: a sum, or one that follows from a choice (`section.field`). */
  amount: number | { by: string; of: Readonly<Record<string, number>> };
  /** Months after the result takes effect; absent: at once. */
  months?: number;
  /** It comes this often; absent: once. */
  every?: { unit: 'QUARTER' | 'YEAR'; times: number };
  /** What is looked at again before each payment. */
  conditions: readonly Text[];
}

/** A report on what is paid: so many months after the result took effect and again, handed in from so many days before. */
export interface YearlyReport {
  months: number;
  openDays: number;
}

/** Which employer confirms an application, and of what; an employer sees nothing else of it. */
export interface EmployerStep {
  /** `section.field` of the credit code. */
  code: string;
  /** `section.field` of each thing to vouch for. */
  vouches: readonly string[];
}

/** A department that is asked for its finding while a case is in joint review. */
export interface Department {
  key: DepartmentKey;
  /** What it is asked. */
  asks: Text;
  /** `section.field` of all that it sees of the form. */
  sees: readonly string[];
}

/** Somebody else than the applicant for whom an application is: each of them has one live application a year. */
export interface OncePer {
  /** `section.field` of their certificate and of their name. */
  certificate: string;
  name: string;
  /** Sections, and `section.field`, that are theirs alone; all else is the family's, and goes into one for the next. */
  own: readonly string[];
  /** `section.field` of what those who decide on one read of the others. */
  tells: readonly string[];
  /** Why a second one for the same is refused. */
  message: Text;
}

/** The yearly period in which applications are taken, as MM-DD in Asia/Shanghai, both days included. */
export interface YearlyWindow {
  from: string;
  to: string;
}

/** Which stage of the timeline shows a state; -1 for a state that has none. */
export function stageAt({ stages }: Pick<Programme, 'stages'>, state: string): number {
  return stages.findIndex(({ states }) => states.some((key) => key === state));
}

/** Everything about one application programme. */
export interface Programme extends Flow, ProgrammeHead {
  /** Raised with every change of sections; stored with each application. */
  version: number;
  /** Versions under which applications were begun that still run: they keep the form they began with. */
  earlier?: readonly Programme[];
  /** What the year set, in a definition as it stands in a year. */
  yearSettings?: YearSettings;
  conditions: readonly Text[];
  materials: readonly Material[];
  basis: readonly Text[];
  fee: Text;
  faq: readonly { question: Text; answer: Text }[];
  sections: readonly Section[];
  stages: readonly Stage[];
  exclusions: readonly Exclusion[];
  /** Whom there is one live application a year for; absent: for the person who applies. */
  oncePer?: OncePer;
  /** The period offered when an operator opens a window; needed unless always open. */
  defaultWindow?: YearlyWindow;
  /** How decisions are numbered (shared/decision-number.ts); the usual way when it is left out. */
  decisionNo?: string;
  /** How long the result is in effect, in months. */
  validMonths: number;
  /** With the employer's step in the flow. */
  employer?: EmployerStep;
  /** Asked in joint review; a case goes on once all have answered. */
  departments?: readonly Department[];
  /** By what experts score it; a case goes on once enough have. */
  experts?: ExpertStep;
  /** What is paid once it is granted, in this order; absent where nothing is. */
  instalments?: readonly Instalment[];
  /** What is reported while the result is in effect and paid for; absent where nothing is. */
  yearlyReport?: YearlyReport;
  /** `section.field` of the choice that tells one case from another in lists, e.g. the class applied for. */
  subject?: string;
  /**
   * The choice by which a year may have different times, and its options; in those of `asCompany` the applicant acts for a
   * company, which has to be authenticated and to have authorised them.
   */
  types?: {
    field: string;
    options: readonly { value: string; label: Text }[];
    asCompany?: readonly string[];
    /** `section.field` of the credit code of that company. */
    companyCode?: string;
  };
  /** `section.field` that says to which region a case belongs: a region, or a credit code, which holds that of its register. Of several the first that is filled in. */
  region?: string | readonly string[];
  review: { checks: readonly Reason[]; corrections: readonly Reason[]; refusals: readonly Reason[] };
}
