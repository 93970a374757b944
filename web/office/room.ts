import type { ComponentType } from 'react';
import type { Values } from '#core/forms/values.ts';
import type { PermissionCode } from '#core/permissions.ts';
import type { Menu } from '#core/resources/menu.ts';
import type { Resource } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { CompanySearch } from '#web/kit/form/form-scope.ts';
import type { Question } from './elsewhere/question.ts';
import type { OfficeCatalogue } from './texts.ts';

interface Loaded<P = object> {
  readonly Page: ComponentType<P>;
}

/** A page with a logic of its own. */
export interface OfficePage {
  /** What only this room says; comes with the page in the reader's language. */
  readonly words?: OfficeCatalogue;
  readonly load: () => Promise<Loaded>;
  /** Worked in edge to edge, with the sider folded. */
  readonly isDesk?: true;
}

/** What draws each of a room's own pages, which its menus declare: one without a screen does not compile. */
export function drawn<P extends string>(
  _pages: Readonly<Record<P, Menu>>,
  screens: Readonly<Record<NoInfer<P>, OfficePage>>,
): Readonly<Record<string, OfficePage>> {
  return screens;
}

/** A further tab of a record, loaded when it is opened. */
export interface RecordPanel {
  readonly title: Text;
  /** What one comes for: the record opens at it. */
  readonly leads?: true;
  /** Needs more room than other records. */
  readonly isWide?: boolean;
  /** What reading it needs beside reading the record. */
  readonly permission?: PermissionCode;
  readonly Panel: ComponentType<{ id: string }>;
}

/** The filters of a list as they are set, and how others are set in their place. */
export interface AsideProps {
  readonly filter: Values;
  readonly onFilter: (filter: Values) => void;
}

/** Parts of the frame that a room draws for all others; `features/office-pages.ts` puts them together. */
export interface OfficeFrame {
  /** The routes in front of the frame: signing in, and setting up a second factor that is still missing. */
  readonly signIn: () => Promise<{ readonly Component: ComponentType }>;
  readonly enrol: () => Promise<{ readonly Component: ComponentType }>;
  /** Asks what stops the page because of the session. */
  readonly Question: ComponentType<{ question: Question }>;
  /** Companies that a text in a form may mean. */
  readonly searchCompanies: CompanySearch;
  /** What happened to a record; tells how much there is once it knows. */
  readonly History: ComponentType<{ resource: Resource; id: string; onCount: (count: number) => void }>;
}

/** What a room draws in the back office beyond the lists of its resources. */
export interface OfficeRoom {
  /** By the path of the menu. */
  readonly pages?: Readonly<Record<string, OfficePage>>;
  /** By the code of the resource, like all that follow. */
  readonly panels?: Readonly<Record<string, RecordPanel>>;
  /** What another room adds to the panel of a record, above it; nothing where it has nothing to say. */
  readonly additions?: Readonly<Record<string, ComponentType<{ id: string }>>>;
  /** Pages for forms that are no drawer, at `{path}/edit`. */
  readonly editors?: Readonly<Record<string, () => Promise<Loaded<{ resource: Resource }>>>>;
  /** How a record will look, shown below its form while it is filled in. */
  readonly previews?: Readonly<Record<string, ComponentType<{ values: Values }>>>;
  /** What stands above the form of a record, for what was typed so far. */
  readonly notes?: Readonly<Record<string, ComponentType<{ values: Values }>>>;
  /** Tries what was typed into the conditions of a content; `id` is missing before the first save. */
  readonly trials?: Readonly<Record<string, ComponentType<{ type: string; id: string | undefined; values: Values }>>>;
  /** What stands left of a list on a wide screen and narrows it. */
  readonly asides?: Readonly<Record<string, ComponentType<AsideProps>>>;
  /** What stands above a list and sums it up, for the filters as they are set. */
  readonly heads?: Readonly<Record<string, ComponentType<AsideProps>>>;
  /** A further tool above a list, loaded with the list. */
  readonly tools?: Readonly<Record<string, ComponentType>>;
  /** Buttons that make records in a way of their own, by resource; on a phone too, below the cards. */
  readonly makers?: Readonly<Record<string, ComponentType>>;
}
