import type { Data } from '#core/forms/values.ts';
import { companyTypes } from '#features/casework/programmes/phoenix/company-types.ts';

/** The section of the form that each saving call of the Phoenix Plan fills, by the last part of its path. */
export const savedSections = {
  savebase: 'person',
  savect: 'contact',
  savetitle: 'title',
  saveeducat: 'education',
  savework: 'work',
  saveaward: 'award',
  savehonor: 'honour',
  savefile: 'materials',
  savebaseunit: 'unit',
  savectunit: 'unitContact',
  savecompete: 'compete',
  savefileunit: 'unitFiles',
} as const;

export type SaveStep = keyof typeof savedSections;

export const saveSteps = Object.keys(savedSections) as SaveStep[];

/** The programme's code, as in its calls. */
export const phoenixCode = 'ppapply';

/** Types of application; a company stands in the middle of the last two and must be authenticated. */
export const phoenixTypes = ['PERSONAL', 'ACE', 'UNIT'] as const;

export type PhoenixTypeName = (typeof phoenixTypes)[number];

export const needsCompany = (type: PhoenixTypeName) => companyTypes.some((each) => each === type);

/** What an application says at its beginning of who it is for: its type, and the credit code of the company behind it. */
export function begunWith(type: PhoenixTypeName, code?: string): Data {
  return { choice: { type }, ...(code !== undefined && { unit: { code } }) };
}

/** Where an application of a type is begun, with an item that was found to fit. */
export function beginPath(type: PhoenixTypeName, item?: string): string {
  const base = '/phoenixplan/apply';
  const chosen = item ? `item=${item}` : '';
  if (type === 'PERSONAL') return `${base}/advance_personal${chosen && `?${chosen}`}`;
  return `${base}/advance_ace?type=${type}${chosen && `&${chosen}`}`;
}
