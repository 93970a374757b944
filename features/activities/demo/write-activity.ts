import { type Static, Type } from 'typebox';
import type { Text } from '#core/texts/text.ts';
import { articleHtml, readArticle } from '#features/contents/demo/article.ts';
import { instant, publishers, tenantOf } from '#features/contents/demo/letterhead.ts';
import { by, type Draft, headOfAll, Moment } from '#features/contents/demo/read-drafts.ts';
import { demoPlaces, type PlaceKey, placeAddress } from '#features/places/demo/demo-places.ts';
import { Both } from '#server/demo/read-prose.ts';

/** Something asked of those who sign up, beside name and telephone. */
export interface DemoQuestion {
  readonly key: string;
  readonly label: Text;
  readonly kind: 'text' | 'choice';
  readonly required: boolean;
  /** For a choice. */
  readonly options?: readonly Text[];
}

/** An activity of the demo story; instants are ISO 8601 with the offset of Asia/Shanghai. */
export interface DemoActivity {
  /** Its path below data/demo. */
  readonly file: string;
  readonly tenant: 'yunting' | 'fengqi';
  readonly module: 'HOME' | 'ITEC' | 'COLLEGE' | 'CBD';
  readonly type: 'SALON' | 'TRAINING' | 'BRIEFING' | 'ROADSHOW' | 'JOB_FAIR' | 'VISIT' | 'SOCIAL';
  readonly mode: 'OFFLINE' | 'ONLINE' | 'HYBRID';
  readonly title: Text;
  readonly summary: Text;
  /** HTML. */
  readonly body: Text;
  readonly address: Text;
  /** One of the tenant's own places. */
  readonly place?: PlaceKey;
  /** Lessons of a course that it is a session of, as its form names them. */
  readonly lessons?: readonly string[];
  readonly organiser: Text;
  readonly signFrom: string;
  readonly signTo: string;
  readonly startAt: string;
  readonly endAt: string;
  /** Absent: as many as come. */
  readonly quota?: number;
  readonly waitlist: boolean;
  /** Whether each sign-up is looked at before it counts. */
  readonly audit: boolean;
  readonly questions: readonly DemoQuestion[];
  readonly tags: readonly string[];
  /** How many have a place by the day of the story, and how many wait. */
  readonly signed: number;
  readonly waiting: number;
  /** Why it does not take place. */
  readonly cancelled?: Text;
}

export const ActivityHead = Type.Object(
  {
    ...headOfAll,
    by,
    module: Type.Enum(['HOME', 'ITEC', 'COLLEGE', 'CBD']),
    type: Type.Enum(['SALON', 'TRAINING', 'BRIEFING', 'ROADSHOW', 'JOB_FAIR', 'VISIT', 'SOCIAL']),
    mode: Type.Enum(['OFFLINE', 'ONLINE', 'HYBRID']),
    /** Where it is, unless at one of the tenant's own places. */
    address: Type.Optional(Both),
    lessons: Type.Optional(Type.Array(Type.String())),
    place: Type.Optional(Type.Enum(demoPlaces.map(({ key }) => key))),
    sign: Type.Tuple([Moment, Moment]),
    held: Type.Tuple([Moment, Moment]),
    quota: Type.Optional(Type.Integer()),
    signed: Type.Integer(),
    waitlist: Type.Optional(Type.Boolean()),
    waiting: Type.Optional(Type.Integer()),
    audit: Type.Optional(Type.Boolean()),
    tags: Type.Array(Type.String()),
    questions: Type.Optional(
      Type.Array(
        Type.Object(
          {
            key: Type.String(),
            label: Both,
            optional: Type.Optional(Type.Literal(true)),
            options: Type.Optional(Type.Array(Both)),
          },
          { additionalProperties: false },
        ),
      ),
    ),
    cancelled: Type.Optional(Both),
  },
  { additionalProperties: false },
);

/** Completes a draft. */
export function writeActivity(draft: Draft<Static<typeof ActivityHead>>): DemoActivity {
  const { by, address, place, CN, EN, files, sign, held, questions = [], cancelled, ...rest } = draft;
  return {
    waitlist: false,
    waiting: 0,
    audit: false,
    ...rest,
    tenant: tenantOf(by),
    body: { CN: articleHtml(readArticle(CN)), EN: articleHtml(readArticle(EN)) },
    address: place ? text(placeAddress(place)) : address!,
    ...(place ? { place } : {}),
    organiser: text(publishers[by]),
    signFrom: instant(sign[0]),
    signTo: instant(sign[1]),
    startAt: instant(held[0]),
    endAt: instant(held[1]),
    questions: questions.map(({ key, label, optional, options }) => ({
      key,
      label,
      kind: options ? 'choice' : 'text',
      required: !optional,
      ...(options ? { options } : {}),
    })),
    ...(cancelled ? { cancelled } : {}),
  };
}

function text([CN, EN]: readonly [string, string]): Text {
  return { CN, EN };
}
