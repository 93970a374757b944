import { fieldAt } from '../forms/paths.ts';
import type { PermissionCode } from '../permissions.ts';
import type { Side } from '../sides.ts';
import { isMediaType, kindLimits, type MediaType, mediaTypes } from './media-types.ts';

/** A programme or an own form by its code. */
export type FindForm = (code: string) => Parameters<typeof fieldAt>[0] | undefined;

/** What may be uploaded for a purpose, and who sees it. */
export interface PurposeRule {
  readonly types: readonly MediaType[];
  /** Per file, 1 MB = 1,048,576 bytes. */
  readonly maxMB: number;
  /** Longest film. */
  readonly maxSeconds?: number;
  /** private: owner and reviewers; public: anybody who has the address. */
  readonly visibility: 'private' | 'public';
  /** On whose sessions it is handed in, and shown to whoever handed it in. */
  readonly side: Side;
  /** The hash of what arrived is kept as well: it is compared with what was noted when the picture was taken. */
  readonly isEvidence?: true;
  /** An uploader must hold one of these; nobody else may upload for this purpose. */
  readonly codes?: readonly PermissionCode[];
  /** Handed out to many: it counts for nobody's quota, and who takes it is not noted. */
  readonly isMaterial?: true;
}

const editors = ['Mgr.Content', 'Mgr.Activity'] as const;
const lesson = { visibility: 'private', side: 'office', codes: ['Mgr.Learn.edit'], isMaterial: true } as const;
const images = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Purposes that are no field of a programme. */
export const purposes = {
  avatar: { types: images, maxMB: 1, visibility: 'public', side: 'portal' },
  'content-image': { types: images, maxMB: 10, visibility: 'public', side: 'office', codes: editors },
  'content-file': { types: ['application/pdf'], maxMB: 50, visibility: 'public', side: 'office', codes: editors },
  'flock-photo': {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxMB: 10,
    visibility: 'private',
    side: 'poultry',
  },
  'learning-image': { types: images, maxMB: 10, visibility: 'public', side: 'office', codes: ['Mgr.Learn.edit'] },
  'learning-file': {
    types: ['application/pdf'],
    maxMB: 50,
    visibility: 'public',
    side: 'office',
    codes: ['Mgr.Learn.edit'],
  },
  'lesson-video': { types: ['video/mp4', 'video/webm'], maxMB: 200, ...lesson },
  'lesson-captions': { types: ['text/vtt'], maxMB: 1, ...lesson },
  'lesson-file': { types: ['application/pdf'], maxMB: 50, ...lesson },
  'objection-file': {
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    maxMB: 10,
    visibility: 'private',
    side: 'portal',
  },
  'visit-photo': {
    types: ['image/jpeg'],
    maxMB: 10,
    visibility: 'private',
    side: 'office',
    isEvidence: true,
    codes: ['Mgr.ItecVisit'],
  },
  'setting-image': { types: images, maxMB: 10, visibility: 'public', side: 'office', codes: ['Mgr.Setting.edit'] },
} as const satisfies Record<string, PurposeRule>;

/**
 * The rule of a purpose: a key of the table above, or `<form>:<section>.<field path>` for a files field of a programme
 * or an own form as `findForm` knows them, whose types and size hold. Undefined for anything else.
 */
export function findPurpose(purpose: string, findForm: FindForm): PurposeRule | undefined {
  if (Object.hasOwn(purposes, purpose)) return purposes[purpose as keyof typeof purposes];
  const [code = '', path = '', ...rest] = purpose.split(':');
  const form = findForm(code);
  if (!form || rest.length > 0 || !isPath(path)) return undefined;
  const field = fieldAt(form, path);
  if (field?.kind !== 'files') return undefined;
  const { maxMB, maxSeconds } = field;
  const types = field.types.filter(isMediaType);
  return { types, maxMB, ...(maxSeconds && { maxSeconds }), visibility: 'private', side: 'portal' };
}

/** The purposes of a side; those of forms, which are the portal's, have no names of their own. */
export function purposesOf(side: Side): string[] {
  return Object.entries(purposes).flatMap(([purpose, rule]) => (rule.side === side ? [purpose] : []));
}

/** Purposes of what is handed out to many. */
export const materials: readonly string[] = Object.entries<PurposeRule>(purposes).flatMap(([purpose, rule]) =>
  rule.isMaterial ? [purpose] : [],
);

/** Largest size in MB of a file of a type under a rule. */
export function limitOf(rule: PurposeRule, type: MediaType): number {
  return Math.min(rule.maxMB, kindLimits[mediaTypes[type].kind]);
}

function isPath(text: string): boolean {
  return /^\w+(\[[\w-]+\]|\.\w+)*$/.test(text);
}
