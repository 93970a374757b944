import type { Section } from '#core/forms/section.ts';
import { batchLimits } from './code.ts';

/** What is asked to make a batch of codes; what scenes there are and what they open comes from the server. */
export const batchForm: Section = {
  key: 'batch',
  title: { CN: '生成一批', EN: 'New batch' },
  fields: [
    { key: 'titleCN', kind: 'text', label: { CN: '用途', EN: 'Purpose in Chinese' }, required: true, max: 60 },
    { key: 'titleEN', kind: 'text', label: { CN: '用途（英文）', EN: 'Purpose' }, required: true, max: 120 },
    { key: 'scene', kind: 'choice', label: { CN: '场景', EN: 'Scene' }, options: 'issuable', required: true },
    {
      key: 'ref',
      kind: 'choice',
      label: { CN: '对应', EN: 'Opens' },
      options: 'refs',
      parent: 'scene',
      required: true,
      visible: { field: 'scene', filled: true },
    },
    {
      key: 'codes',
      kind: 'number',
      label: { CN: '数量', EN: 'Codes' },
      decimals: 0,
      min: 1,
      max: batchLimits.codes,
      suffix: { CN: '个', EN: '' },
      required: true,
      width: 'half',
    },
    {
      key: 'uses',
      kind: 'number',
      label: { CN: '每个可用', EN: 'Uses of each' },
      decimals: 0,
      min: 1,
      max: batchLimits.uses,
      suffix: { CN: '次', EN: '' },
      required: true,
      width: 'half',
    },
    { key: 'from', kind: 'date', label: { CN: '有效自', EN: 'Valid from' }, required: true, width: 'half' },
    { key: 'to', kind: 'date', label: { CN: '有效至', EN: 'Valid until' }, min: {}, required: true, width: 'half' },
  ],
  rules: [{ rule: 'after', field: 'to', other: 'from' }],
};
