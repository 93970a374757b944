import type { ContentType } from './content.ts';

/** What calls and links need to know of a type of content; a page that lists one type loads no form. */
export const contentNouns = {
  polity: { code: 'polity', name: { CN: '政策', EN: 'Policies' }, path: '/polity' },
  post: { code: 'post', name: { CN: '紧缺岗位', EN: 'Scarce posts' }, path: '/post' },
  serve: { code: 'serve', name: { CN: '人才服务', EN: 'Services' }, path: '/serve' },
  notify: { code: 'notify', name: { CN: '通知公告', EN: 'Notices' }, path: '/notify' },
  highlight: { code: 'highlight', name: { CN: '新闻资讯', EN: 'News' }, path: '/highlight' },
  page: { code: 'homepage', name: { CN: '专题页面', EN: 'Site pages' }, path: '/itecpage' },
} as const satisfies Record<string, ContentNoun>;

export type ContentNoun = Pick<ContentType, 'code' | 'name' | 'path'>;
