import type { CrossRule } from '#core/forms/rules.ts';
import type { Section } from '#core/forms/section.ts';

/** The recognition that a benefit rests on: its class and number; `rules` say which classes have a claim. */
export function talentCardSection(rules?: readonly CrossRule[]): Section {
  return {
    key: 'talentCard',
    title: { CN: '人才资格', EN: 'Your recognition' },
    intro: {
      CN: '填写本人有效的人才卡或认定文件，将与认定记录核对。',
      EN: 'Enter your valid talent card or letter of recognition; it is checked against the register.',
    },
    fields: [
      {
        kind: 'choice',
        key: 'class',
        label: { CN: '人才类别', EN: 'Class' },
        options: 'talentClass',
        required: true,
        width: 'half',
      },
      {
        kind: 'text',
        key: 'number',
        label: { CN: '人才卡号或认定编号', EN: 'Number of the card or letter' },
        example: { CN: 'RC202600018', EN: 'RC202600018' },
        required: true,
        max: 60,
        pattern: 'certificate-number',
        width: 'half',
      },
    ],
    rules,
  };
}
