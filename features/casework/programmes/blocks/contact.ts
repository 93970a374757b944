import type { Section } from '#core/forms/section.ts';

/** Block C: how to reach the applicant. */
export const contactSection: Section = {
  key: 'contact',
  title: { CN: '联系方式', EN: 'Contact' },
  intro: {
    CN: '办理进度、补正通知会发送到这里，请确保能及时收到。',
    EN: 'Progress and requests for corrections are sent here, so give what you read every day.',
  },
  fields: [
    {
      kind: 'phone',
      key: 'phone',
      label: { CN: '手机号码', EN: 'Mobile phone' },
      example: { CN: '13900000001', EN: '13900000001' },
      required: true,
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'email',
      key: 'email',
      label: { CN: '电子邮箱', EN: 'E-mail' },
      example: { CN: 'name@example.com', EN: 'name@example.com' },
      required: true,
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'text',
      key: 'address',
      label: { CN: '现住址', EN: 'Address' },
      hint: { CN: '写到门牌号，便于寄送证书。', EN: 'With house and room number, so that a certificate can be sent.' },
      example: {
        CN: '云汀新区听澜路 18 号 3 幢 602 室',
        EN: 'Room 602, Building 3, 18 Tinglan Road, Yunting New Area',
      },
      required: true,
      min: 5,
      max: 200,
      sensitive: 'S2',
    },
    {
      kind: 'text',
      key: 'wechat',
      label: { CN: '微信号', EN: 'WeChat ID' },
      max: 50,
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'text',
      key: 'urgentName',
      label: { CN: '紧急联系人', EN: 'Emergency contact' },
      max: 50,
      pattern: 'person-name',
      width: 'half',
      sensitive: 'S2',
    },
    {
      kind: 'phone',
      key: 'urgentPhone',
      label: { CN: '紧急联系人电话', EN: 'Phone of the emergency contact' },
      required: true,
      visible: { field: 'urgentName', filled: true },
      width: 'half',
      sensitive: 'S2',
    },
  ],
};
