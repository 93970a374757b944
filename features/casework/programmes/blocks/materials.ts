import type { Text } from '#core/texts/text.ts';
import type { BlankKey } from '#features/casework/shared/documents/blank-papers.ts';

/** Papers of which an example can be drawn: schemes of what a good scan shows, with numbers where the check looks. */
export type PaperKind =
  | 'card'
  | 'certificate'
  | 'contract'
  | 'record'
  | 'book'
  | 'licence'
  | 'letter'
  | 'birth'
  | 'vaccination';

/** One paper that a programme asks for. */
export interface Material {
  readonly name: Text;
  /** When it is needed, and in what shape. */
  readonly note?: Text;
  /** The blank to fill in, sign and seal. */
  readonly template?: BlankKey;
  /** What it looks like. */
  readonly example?: PaperKind;
  /** What the check looks at, in the order of the numbers in the drawing; at most three are drawn. */
  readonly checks: readonly Text[];
}

/** The identity document of one person or several. */
export const identityMaterial = (name: Text, note?: Text): Material => ({
  name,
  ...(note && { note }),
  example: 'card',
  checks: [
    { CN: '姓名和号码与填报一致', EN: 'Name and number are those you enter' },
    { CN: '仍在有效期内', EN: 'Still valid' },
    { CN: '四角完整，没有反光和遮挡', EN: 'All four corners, no glare, nothing covered' },
  ],
});

/** Diplomas and titles. */
export const degreeMaterial = (name: Text, note?: Text): Material => ({
  name,
  ...(note && { note }),
  example: 'certificate',
  checks: [
    { CN: '姓名、学校或评审机构清楚', EN: 'Name and school or issuing body can be read' },
    { CN: '证书编号能核验', EN: 'The certificate number can be verified' },
    { CN: '印章完整', EN: 'The seal is whole' },
  ],
});

/** The record of social insurance. */
export const insuranceMaterial: Material = {
  name: { CN: '社会保险缴纳证明', EN: 'Proof of social insurance' },
  note: { CN: '近一个月内从社保平台打印', EN: 'Printed from the insurance platform within the last month' },
  example: 'record',
  checks: [
    { CN: '缴费单位与填报的单位一致', EN: 'The payer is the employer you enter' },
    { CN: '月份连续，没有中断', EN: 'The months follow each other without a gap' },
    { CN: '有打印日期和验证码', EN: 'It bears its date and verification code' },
  ],
};

/** A labour contract; what more it must say comes with the programme. */
export const contractMaterial = (name: Text, more: Text): Material => ({
  name,
  example: 'contract',
  checks: [
    { CN: '每一页都在，没有缺页', EN: 'Every page is there' },
    more,
    { CN: '双方签字、单位盖章', EN: 'Signed by both, sealed by the employer' },
  ],
});
