import type { Section } from '#core/forms/section.ts';
import type { StatusTag } from '#core/resources/resource.ts';
import { documents } from '#features/casework/programmes/blocks/files.ts';

/** What may be renewed: one document at a time, looked at before it counts. */
export const renewalSection: Section = {
  key: 'renewal',
  title: { CN: '证件更新', EN: 'Renewed documents' },
  fields: [
    {
      kind: 'choice',
      key: 'document',
      label: { CN: '更新哪一项', EN: 'Which document' },
      options: [
        { value: 'identity', label: { CN: '身份证件', EN: 'Identity document' } },
        { value: 'contract', label: { CN: '劳动合同', EN: 'Labour contract' } },
        { value: 'titles', label: { CN: '职称证书', EN: 'Certificate of a title' } },
      ],
      required: true,
      width: 'half',
    },
    {
      kind: 'date',
      key: 'validTo',
      label: { CN: '新的有效期至', EN: 'Valid until' },
      required: true,
      min: { days: 1 },
      openEnded: { CN: '长期', EN: 'Without end' },
      width: 'half',
    },
    documents({ key: 'files', label: { CN: '新的证件', EN: 'The new document' }, max: 2 }),
  ],
};

/** States in which a document can be renewed: corrections are asked for, or the result is in effect. */
const renewable = ['SUPPLEMENT', 'EFFECTIVE'] as const;

/** Whether documents of an application can be renewed in its state. */
export function isRenewable(state: string): boolean {
  return renewable.some((each) => each === state);
}

export type RenewalState = 'PENDING' | 'ACCEPTED' | 'REFUSED';

export const renewalStatuses: Readonly<Record<RenewalState, StatusTag>> = {
  PENDING: { label: { CN: '待核对', EN: 'To be checked' }, tone: 'waiting' },
  ACCEPTED: { label: { CN: '已更新', EN: 'Renewed' }, tone: 'done' },
  REFUSED: { label: { CN: '未通过', EN: 'Refused' }, tone: 'problem' },
};
