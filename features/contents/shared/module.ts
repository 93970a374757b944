/** Where a story, page or activity belongs: the portal itself, or one of its mini-sites. */
export const module = [
  { value: 'HOME', label: { CN: '人才服务', EN: 'Talent services' } },
  { value: 'ITEC', label: { CN: 'ITEC 创新大赛', EN: 'ITEC contest' } },
  { value: 'COLLEGE', label: { CN: '凤凰学院', EN: 'Phoenix College' } },
  { value: 'CBD', label: { CN: 'CBD 人才会客厅', EN: 'CBD talent lounge' } },
];
