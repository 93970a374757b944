import type { Text } from '#core/texts/text.ts';
import { articleHtml, readArticle } from '#server/demo/article.ts';
import { type PlaceKey, placeAddress } from '#server/demo/demo-places.ts';
import { instant, type Publisher, publishers, tenantOf } from '#server/demo/letterhead.ts';
import type { Both } from './write-content.ts';

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

/** What an author writes: Chinese first, English second; times as `2026-11-20 09:30`, Asia/Shanghai. */
interface Draft extends Pick<DemoActivity, 'module' | 'type' | 'mode' | 'quota' | 'tags' | 'signed'> {
  readonly by: Publisher;
  readonly title: Both;
  readonly summary: Both;
  /** Where it is, unless at one of the tenant's own places. */
  readonly address?: Both;
  readonly place?: PlaceKey;
  readonly CN: string;
  readonly EN: string;
  readonly sign: readonly [from: string, to: string];
  readonly held: readonly [from: string, to: string];
  readonly waitlist?: boolean;
  readonly waiting?: number;
  readonly audit?: boolean;
  readonly questions?: readonly Question[];
  readonly cancelled?: Both;
}

interface Question {
  readonly key: string;
  readonly label: Both;
  readonly optional?: true;
  readonly options?: readonly Both[];
}

/** Completes a draft. */
export function writeActivity(draft: Draft): DemoActivity {
  const { by, title, summary, address, place, CN, EN, sign, held, questions = [], cancelled, ...rest } = draft;
  return {
    waitlist: false,
    waiting: 0,
    audit: false,
    ...rest,
    tenant: tenantOf(by),
    title: text(title),
    summary: text(summary),
    body: { CN: articleHtml(readArticle(CN)), EN: articleHtml(readArticle(EN)) },
    address: text(place ? placeAddress(place) : address!),
    ...(place ? { place } : {}),
    organiser: text(publishers[by]),
    signFrom: instant(sign[0]),
    signTo: instant(sign[1]),
    startAt: instant(held[0]),
    endAt: instant(held[1]),
    questions: questions.map(({ key, label, optional, options }) => ({
      key,
      label: text(label),
      kind: options ? 'choice' : 'text',
      required: !optional,
      ...(options ? { options: options.map(text) } : {}),
    })),
    ...(cancelled ? { cancelled: text(cancelled) } : {}),
  };
}

function text([CN, EN]: Both): Text {
  return { CN, EN };
}
