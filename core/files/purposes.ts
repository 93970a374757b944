import { fieldAt } from '../forms/paths.ts';
import { findOwnForm } from '../own-forms/registry.ts';
import type { PermissionCode } from '../permissions.ts';
import { findProgramme } from '../programmes/registry.ts';
import { isMediaType, kindLimits, type MediaType, mediaTypes } from './media-types.ts';

/** What may be uploaded for a purpose, and who sees it. */
export interface PurposeRule {
  readonly types: readonly MediaType[];
  /** Per file, 1 MB = 1,048,576 bytes. */
  readonly maxMB: number;
  /** private: owner and reviewers; public: anybody who has the address. */
  readonly visibility: 'private' | 'public';
  /** An uploader must hold one of these; nobody else may upload for this purpose. */
  readonly codes?: readonly PermissionCode[];
}

const editors = ['Mgr.Content', 'Mgr.Activity'] as const;
const images = ['image/jpeg', 'image/png', 'image/webp', 'image/gif'] as const;

/** Purposes that are no field of a programme. */
export const purposes = {
  avatar: { types: images, maxMB: 1, visibility: 'public' },
  'content-image': { types: images, maxMB: 10, visibility: 'public', codes: editors },
  'content-file': { types: ['application/pdf'], maxMB: 50, visibility: 'public', codes: editors },
  'flock-photo': { types: ['image/jpeg', 'image/png', 'image/webp'], maxMB: 10, visibility: 'private' },
  'setting-image': { types: images, maxMB: 10, visibility: 'public', codes: ['Mgr.Setting.edit'] },
} as const satisfies Record<string, PurposeRule>;

/**
 * The rule of a purpose: a key of the table above, or `<form>:<section>.<field path>` for a files field of a programme
 * or an own form, whose types and size hold. Undefined for anything else.
 */
export function findPurpose(purpose: string): PurposeRule | undefined {
  if (Object.hasOwn(purposes, purpose)) return purposes[purpose as keyof typeof purposes];
  const [code = '', path = '', ...rest] = purpose.split(':');
  const form = findProgramme(code) ?? findOwnForm(code);
  if (!form || rest.length > 0 || !isPath(path)) return undefined;
  const field = fieldAt(form, path);
  if (field?.kind !== 'files') return undefined;
  return { types: field.types.filter(isMediaType), maxMB: field.maxMB, visibility: 'private' };
}

/** Largest size in MB of a file of a type under a rule. */
export function limitOf(rule: PurposeRule, type: MediaType): number {
  return Math.min(rule.maxMB, kindLimits[mediaTypes[type].kind]);
}

function isPath(text: string): boolean {
  return /^\w+(\[[\w-]+\]|\.\w+)*$/.test(text);
}
