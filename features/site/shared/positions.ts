/** Where a banner can stand. */
export const bannerPositions = [
  { value: 'HOME', label: { CN: '首页', EN: 'Home' } },
  { value: 'ITEC', label: { CN: 'ITEC 创新大赛', EN: 'ITEC contest' } },
  { value: 'COLLEGE', label: { CN: '凤凰学院', EN: 'Phoenix College' } },
  { value: 'CBD', label: { CN: 'CBD 人才会客厅', EN: 'CBD talent lounge' } },
  { value: 'PHOENIX', label: { CN: '凤凰计划', EN: 'Phoenix Plan' } },
  { value: 'LOGIN', label: { CN: '登录页', EN: 'Sign-in pages' } },
] as const;

export type BannerPosition = (typeof bannerPositions)[number]['value'];
