import { type Locale, textIn } from '#core/texts/text.ts';
import { type ComplaintState, complaintKinds, complaintTargets } from '#features/complaints/shared/complaint.ts';
import type { TagTone } from '#web/kit/pieces/tag.tsx';

export const stateTones: Readonly<Record<ComplaintState, TagTone>> = {
  NEW: 'soon',
  ACCEPTED: 'open',
  PROCESSING: 'open',
  REOPENED: 'warn',
  REPLIED: 'green',
  CLOSED: 'shut',
  INVALID: 'bad',
  MERGED: 'open',
};

/** What it is and what it is about, in the reader's language: “投诉 · 合作商户 · 青禾口腔”. */
export function labelIn(
  { kind, target, about }: { kind: string; target: string; about: string },
  locale: Locale,
): string {
  const label = (options: typeof complaintKinds, wanted: string) => {
    const found = options.find(({ value }) => value === wanted);
    return found ? textIn(found.label, locale) : '';
  };
  return [label(complaintKinds, kind), label(complaintTargets, target), about].filter(Boolean).join(' · ');
}
