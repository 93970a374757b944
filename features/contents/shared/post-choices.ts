export const postType = [
  { value: 'MANAGEMENT', label: { CN: '管理', EN: 'Management' } },
  { value: 'TECHNICAL', label: { CN: '技术', EN: 'Technical' } },
  { value: 'SKILLED', label: { CN: '技能', EN: 'Skilled trade' } },
  { value: 'SALES', label: { CN: '营销', EN: 'Sales' } },
];

export const postBatch = [
  { value: '2026-2', label: { CN: '2026 年第二批', EN: '2026, second batch' } },
  { value: '2026-1', label: { CN: '2026 年第一批', EN: '2026, first batch' } },
  { value: '2025-2', label: { CN: '2025 年第二批', EN: '2025, second batch' } },
];

export const postLevel = ['5', '4', '3', '2', '1'].map((value) => ({
  value,
  label: { CN: `${value} 星`, EN: value === '1' ? '1 star' : `${value} stars` },
}));

export const shortageKind = [
  { value: 'QUANTITY', label: { CN: '数量不足', EN: 'Too few people' } },
  { value: 'ABILITY', label: { CN: '能力不足', EN: 'Skills missing' } },
  { value: 'SUPPLY', label: { CN: '供给断层', EN: 'No supply' } },
  { value: 'DYNAMIC', label: { CN: '动态紧缺', EN: 'Seasonal' } },
];
