import type { FastifyInstance } from 'fastify';
import type { Contract } from '#core/contracts/contract.ts';
import type { FindForm } from '#core/files/find-purpose.ts';
import type { Section } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import type { KeptForm } from '#core/kept-drafts/kept-form.ts';
import type { Letter, Message } from '#core/messages/message.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { PgColumn } from '#server/database/pg-tables.ts';
import type { AnyColumn, SQL } from '#server/database/sql.ts';
import type { LogWords } from './base/business-log/log-words.ts';
import type { CodeScene } from './base/code-scene.ts';
import type { AnswerSource } from './base/known-answers.ts';
import type { OwnPart } from './base/own-part.ts';
import type { Retentions } from './base/retention.ts';
import type { ScaleUse } from './base/scale-use.ts';
import type { Dataset } from './datasets/dataset.ts';
import type { Exporter } from './exports/exporter.ts';
import type { Finder } from './find/find.ts';
import type { Handler } from './handle.ts';
import type { Work } from './jobs/background-work.ts';
import type { Schedule } from './jobs/schedule.ts';
import type { FileReader, OpenFileReader } from './policies/file.ts';
import type { AddedReading } from './resources/added-reading.ts';
import type { RegionUse } from './resources/region-use.ts';
import type { Store } from './resources/store.ts';
import type { ActorScope, Scope } from './scope.ts';
import type { Services } from './services.ts';

/** A section of an application as its owner has just saved it. */
export interface SavedSection {
  readonly applicationId: string;
  /** Code of the form. */
  readonly form: string;
  readonly section: Section;
  readonly values: Values;
  /** Paths that changed, the section's key in front. */
  readonly changed: readonly string[];
}

/** What a room signs up with on the server, and an engine for what it does itself; all of it is optional. */
export interface ServerRoom {
  readonly handlers?: readonly Handler[];
  /** How its resources are kept, by their code. */
  readonly stores?: Readonly<Record<string, Store>>;
  /** How what it adds to the lists of other rooms is read. */
  readonly listAdditions?: readonly AddedReading[];
  /** Lists that are no resources and can be had as files. */
  readonly exporters?: readonly Exporter[];
  /** Background work that is no list and no batch, by its source. */
  readonly works?: Readonly<Record<string, Work>>;
  readonly schedules?: readonly Schedule[];
  /** Where it knows a person. */
  readonly ownParts?: readonly OwnPart[];
  /** What it keeps for a time, and what becomes of it then. */
  readonly retention?: Partial<Retentions>;
  /** Who may read files beside those who handed them in. */
  readonly fileReaders?: readonly FileReader[];
  /** What anybody may read of the files that are nobody's own. */
  readonly openFileReaders?: readonly OpenFileReader[];
  /** Columns that hold files. */
  readonly fileHolders?: readonly PgColumn[];
  /** Finds what may be written about in a kept form without a resource, by the form; throws as the object itself would. */
  readonly keptObjects?: Features['keptObjects'];
  /** Who may read the history of a record that no resource shows, by the type of the object; throws for others. */
  readonly histories?: Features['histories'];
  /** What it knows of somebody that forms ask for. */
  readonly answers?: AnswerSource;
  /** Notes what somebody saved in an application, in the transaction of the save; a refusal takes the save back. */
  readonly onSaved?: (scope: ActorScope, saved: SavedSection) => Promise<void>;
  /** What its lines of the log are called. */
  readonly logWords?: LogWords;
  /** What else is done when a content of a type is published. */
  readonly publishing?: Features['publishing'];
  /** What it finds for the search of the back office. */
  readonly finders?: readonly Finder[];
  /** What reports may be made of. */
  readonly datasets?: readonly Dataset[];
  /** Where its records say in which region they lie. */
  readonly regionUses?: readonly RegionUse[];
  readonly replacedRegions?: Features['replacedRegions'];
  /** Counts beside its menus, by their names, where somebody must act. */
  readonly badges?: (scope: ActorScope) => Promise<Readonly<Record<string, number>>>;
  /** What it answers beside calls. */
  readonly plugins?: readonly ((app: FastifyInstance, services: Services) => void)[];
  /** Runs before the server answers anybody. */
  readonly atStart?: (services: Services) => Promise<void>;
  /** What follows in the same transaction when an application has moved from one state to another. */
  readonly followsCases?: Features['followsCases'][number];
  /** What follows in the same transaction when the caller has left a course. */
  readonly leftCourse?: Features['leftCourse'][number];
  /** What the company the caller acts for has asked of the office itself, the newest first and 50 at most. */
  readonly companyRecords?: Features['companyRecords'][number];
  /** What access codes may open of it. */
  readonly codeScenes?: readonly CodeScene[];
  /** Where it keeps what was scored by a scale. */
  readonly scaleUses?: readonly ScaleUse[];
  readonly funds?: Features['funds'];
  readonly ranks?: Features['ranks'];
  readonly selectedOtec?: Features['selectedOtec'];
  readonly employers?: Features['employers'];
  readonly registerSite?: Features['registerSite'];
  readonly ensureFirstAdmin?: Features['ensureFirstAdmin'];
}

/** Something a company asked of the office itself, as its desk shows it. */
export interface CompanyRecord {
  readonly title: Text;
  readonly no: string | null;
  readonly state: Text;
  readonly tone: 'plain' | 'soon' | 'warn' | 'open' | 'bad';
  /** How many people it is about; null for what is about the company. */
  readonly people: number | null;
  readonly at: Date;
  /** What the caller can do about it, and on which page; null where it is another agent's. */
  readonly next: {
    readonly step: 'FINISH' | 'CHECK' | 'UNDO' | 'CORRECT' | 'RENEW' | 'AGAIN' | 'SEE';
    readonly path: string;
    readonly until?: Date;
  } | null;
}

/** An application that moved. */
export interface CaseMove {
  readonly id: string;
  readonly from: string;
  readonly to: string;
}

/** What cases come to, and the budgets of their years; all amounts in fen. */
export interface CaseFunds {
  /** Cases that are paid something; those of which it is not known what are left out. */
  readonly cases: readonly {
    readonly id: string;
    readonly programme: string;
    readonly year: number;
    readonly amount: number;
    /** Whether it has left the budget already. */
    readonly isCommitted: boolean;
  }[];
  /** The years of these cases that have a budget. */
  readonly years: readonly {
    readonly programme: string;
    readonly year: number;
    readonly total: number;
    readonly left: number;
    /** From which sum on the decision on a case needs a second person. */
    readonly secondFrom: number;
  }[];
}

/** The rank that a case got before its public notice. */
export interface CaseRank {
  readonly id: string;
  /** The list on which it was ranked, and when that was decided; ranks of two lists say nothing of each other. */
  readonly list: string;
  readonly decidedAt: Date;
  readonly rank: number;
  readonly points: number;
}

/** What the rooms of features/ hand to the engines at the start. */
export interface Features {
  /** Every call of the service. */
  readonly contracts: readonly Contract[];
  readonly resources: readonly Resource[];
  /** Everything that people are told. */
  readonly messages: readonly (Letter | Message)[];
  /** How each resource is kept, by its code. */
  readonly stores: Readonly<Record<string, Store>>;
  /** How what other rooms add to lists is read. */
  readonly listAdditions: readonly AddedReading[];
  /** The exporter of a list; throws NOT_FOUND. */
  readonly getExporter: (code: string) => Exporter;
  /** The work of a job by its source; throws NOT_FOUND. */
  readonly getWork: (source: string) => Work;
  readonly schedules: readonly Schedule[];
  /** Every place where the product knows a person. */
  readonly ownParts: readonly OwnPart[];
  readonly retention: Retentions;
  readonly fileReaders: readonly FileReader[];
  readonly openFileReaders: readonly OpenFileReader[];
  readonly fileHolders: readonly PgColumn[];
  /** Every form of the back office in which what is typed is kept. */
  readonly keptForms: readonly KeptForm[];
  /** A programme or an own form, whose fields files are uploaded for. */
  readonly findForm: FindForm;
  readonly keptObjects: Readonly<Record<string, (scope: ActorScope, object: string) => Promise<unknown>>>;
  readonly histories: Readonly<Record<string, (scope: ActorScope, object: string) => Promise<void>>>;
  readonly publishing: Readonly<
    Record<string, (scope: ActorScope, content: { id: string; values: Values }) => Promise<void>>
  >;
  readonly answers: readonly AnswerSource[];
  readonly onSaved: readonly NonNullable<ServerRoom['onSaved']>[];
  readonly logWords: readonly LogWords[];
  readonly finders: readonly Finder[];
  /** Everything that reports may be made of. */
  readonly datasets: readonly Dataset[];
  readonly regionUses: readonly RegionUse[];
  /** Codes of the regions that others have taken over from, for the tenant of a scope. */
  readonly replacedRegions: (scope: Scope) => Promise<readonly string[]>;
  readonly badges: readonly NonNullable<ServerRoom['badges']>[];
  readonly followsCases: readonly ((scope: Scope, moved: CaseMove) => Promise<void>)[];
  readonly companyRecords: readonly ((scope: ActorScope) => Promise<readonly CompanyRecord[]>)[];
  readonly leftCourse: readonly ((scope: ActorScope, courseId: string) => Promise<void>)[];
  /** Everything that access codes may open. */
  readonly codeScenes: readonly CodeScene[];
  /** Everywhere that something was scored by a scale. */
  readonly scaleUses: readonly ScaleUse[];
  readonly plugins: NonNullable<ServerRoom['plugins']>;
  readonly atStart: readonly NonNullable<ServerRoom['atStart']>[];
  /** The key of what a tenant can switch off that a call belongs to, by its path. */
  readonly switchOf: (path: string) => string | undefined;
  /** What cases of the tenant come to, and what is left of the money of their years. */
  readonly funds: (scope: Scope, ids: readonly string[]) => Promise<CaseFunds>;
  /** The ranks by which cases of the tenant wait for their public notice; those that were never ranked are left out. */
  readonly ranks: (scope: Scope, ids: readonly string[]) => Promise<readonly CaseRank[]>;
  /** The company that somebody acts for on the portal. */
  readonly selectedOtec: (
    who: Pick<Scope, 'db' | 'tenantId' | 'now'> & { readonly actor: { readonly id: string } },
  ) => Promise<{ id: string; name: string; nameEN: string } | null>;
  /** What those who receive applications ask about the employers of applicants. */
  readonly employers: {
    /**
     * The authenticated company of a credit code that somebody beside the caller acts for in a programme; otherwise why
     * there is none.
     */
    readonly find: (
      scope: ActorScope,
      code: string,
      programme: string,
    ) => Promise<{ readonly id: string; readonly name: string } | 'NOT_REGISTERED' | 'NOBODY_ELSE'>;
    /**
     * The authenticated company the caller acts for, and in which programmes (null: all); throws
     * COMPANY_NOT_AUTHENTICATED, AUTHORISATION_EXPIRED, COMPANY_NO_CREDIT and, where the programme that is named is not
     * theirs, NOT_AUTHORISED.
     */
    readonly require: (
      scope: ActorScope,
      programme?: string,
    ) => Promise<{
      id: string;
      name: string;
      code: string;
      validTo: string | null;
      programmes: readonly string[] | null;
      isOwner: boolean;
    }>;
    /** Accounts that act for a company in a programme today. */
    readonly members: (scope: Scope, companyId: string, programme: string) => Promise<string[]>;
    /** Whether the caller acts for the company of a column in the programme of another. */
    readonly isActingFor: (scope: ActorScope, companyId: AnyColumn, programme: AnyColumn) => SQL;
  };
  /** Serves the built front ends from a folder. */
  readonly registerSite: (
    app: FastifyInstance,
    options: { readonly directory: string; readonly services: Services },
  ) => Promise<void>;
  /** A one-time link for the first administrator while there is none. */
  readonly ensureFirstAdmin: (services: Services) => Promise<string | null>;
}
