import { kindLimits, type MediaType, mediaTypes } from './media-types.ts';
import type { PermissionCode } from './permissions.ts';
import type { Side } from './sides.ts';

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
  /** A file that no record holds is taken away after a time, as those of forms are. */
  readonly goesUnheld?: true;
  /** Handed out to many: it counts for nobody's quota, and who takes it is not noted. */
  readonly isMaterial?: true;
}

const editors = ['Mgr.Content', 'Mgr.Activity'] as const;
const lesson = { visibility: 'private', side: 'office', codes: ['Mgr.Learn.edit'], isMaterial: true } as const;
const images = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** What files are uploaded for beside the fields of a programme: a line each, whichever room takes them. */
export const purposes = {
  avatar: { types: images, maxMB: 1, visibility: 'public', side: 'portal' },
  'content-image': { types: images, maxMB: 10, visibility: 'public', side: 'office', codes: editors },
  'content-file': { types: ['application/pdf'], maxMB: 50, visibility: 'public', side: 'office', codes: editors },
  'flock-photo': {
    types: ['image/jpeg', 'image/png', 'image/webp'],
    maxMB: 10,
    visibility: 'private',
    side: 'poultry',
    goesUnheld: true,
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
    goesUnheld: true,
  },
  'objection-desk-file': {
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    maxMB: 10,
    visibility: 'private',
    side: 'office',
    goesUnheld: true,
    codes: ['Mgr.Apply.publish'],
  },
  'grant-report': {
    types: ['application/pdf', 'image/jpeg', 'image/png'],
    maxMB: 10,
    visibility: 'private',
    side: 'portal',
    goesUnheld: true,
  },
  'complaint-answer': {
    types: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'],
    maxMB: 10,
    visibility: 'private',
    side: 'office',
    goesUnheld: true,
    codes: ['Mgr.Complaint.handle'],
  },
  'visit-photo': {
    types: ['image/jpeg'],
    maxMB: 10,
    visibility: 'private',
    side: 'office',
    isEvidence: true,
    goesUnheld: true,
    codes: ['Mgr.ItecVisit'],
  },
  'setting-image': { types: images, maxMB: 10, visibility: 'public', side: 'office', codes: ['Mgr.Setting.edit'] },
} as const satisfies Record<string, PurposeRule>;

export type PurposeName = keyof typeof purposes;

/** The purposes of a side; those of forms, which are the portal's, have no names of their own. */
export function purposesOf(side: Side): string[] {
  return [...purposesWhere((rule) => rule.side === side)];
}

/** Purposes of what is handed out to many. */
export const materials = purposesWhere(({ isMaterial }) => isMaterial === true);

/** Purposes whose files go when no record holds them. */
export const unheldGo = purposesWhere(({ goesUnheld }) => goesUnheld === true);

/** Largest size in MB of a file of a type under a rule. */
export function limitOf(rule: PurposeRule, type: MediaType): number {
  return Math.min(rule.maxMB, kindLimits[mediaTypes[type].kind]);
}

function purposesWhere(holds: (rule: PurposeRule) => boolean): readonly string[] {
  return Object.entries<PurposeRule>(purposes).flatMap(([purpose, rule]) => (holds(rule) ? [purpose] : []));
}
