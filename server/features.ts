import type { Values } from '#core/forms/values.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { OwnPart } from './base/own-part.ts';
import type { Exporter } from './exports/exporter.ts';
import type { Work } from './jobs/background-work.ts';
import type { Schedule } from './jobs/schedule.ts';
import type { Store } from './resources/store.ts';
import type { ActorScope, Scope } from './scope.ts';

/** What the rooms of features/ hand to the engines at the start. */
export interface Features {
  readonly resources: readonly Resource[];
  /** How each resource is kept, by its code. */
  readonly stores: Readonly<Record<string, Store>>;
  /** The exporter of a list; throws NOT_FOUND. */
  readonly getExporter: (code: string) => Exporter;
  /** The work of a job by its source; throws NOT_FOUND. */
  readonly getWork: (source: string) => Work;
  readonly schedules: readonly Schedule[];
  /** Every place where the product knows a person. */
  readonly ownParts: readonly OwnPart[];
  /** Finds what may be written about in a kept form without a resource, by the form; throws as the object itself would. */
  readonly keptObjects: Readonly<Record<string, (scope: ActorScope, object: string) => Promise<unknown>>>;
  /** What else is done when a content of a type is published. */
  readonly publishing: Readonly<
    Record<string, (scope: ActorScope, content: { id: string; values: Values }) => Promise<void>>
  >;
  /** The company that somebody acts for on the portal. */
  readonly selectedOtec: (
    who: Pick<Scope, 'db' | 'tenantId' | 'now'> & { readonly actor: { readonly id: string } },
  ) => Promise<{ id: string; name: string } | null>;
}
