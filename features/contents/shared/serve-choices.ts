export const serviceObject = [
  { value: 'PERSON', label: { CN: '个人', EN: 'People' } },
  { value: 'COMPANY', label: { CN: '企业', EN: 'Companies' } },
];

export const serviceTheme = [
  { value: 'RECOGNITION', label: { CN: '认定', EN: 'Recognition' } },
  { value: 'HOUSING', label: { CN: '安居', EN: 'Housing' } },
  { value: 'SCHOOLING', label: { CN: '子女', EN: 'Children' } },
  { value: 'RESIDENCE', label: { CN: '落户居留', EN: 'Residence' } },
  { value: 'HEALTH', label: { CN: '医疗', EN: 'Health' } },
  { value: 'TRAVEL', label: { CN: '出行', EN: 'Travel' } },
  { value: 'STARTUP', label: { CN: '创业', EN: 'Start-up' } },
];
