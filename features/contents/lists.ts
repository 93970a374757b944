import type { Resource } from '#core/resources/resource.ts';
import { resourceHeads } from '#core/resources/resource-head.ts';
import type { ContentType } from './shared/content.ts';

/** Its lists in the back office. */
export const contentLists = resourceHeads({
  highlight: {
    path: '/content/highlight',
    name: { CN: '新闻资讯', EN: 'News' },
    item: { CN: '新闻', EN: 'story' },
    permission: 'Mgr.Content',
    load: contentList(async () => (await import('./shared/highlight.ts')).highlight),
  },
  notify: {
    path: '/content/notify',
    name: { CN: '通知公告', EN: 'Notices' },
    item: { CN: '通知', EN: 'notice' },
    permission: 'Mgr.Content',
    load: contentList(async () => (await import('./shared/notify.ts')).notify),
  },
  polity: {
    path: '/content/polity',
    name: { CN: '政策', EN: 'Policies' },
    item: { CN: '政策', EN: 'policy' },
    permission: 'Mgr.Content',
    load: contentList(async () => (await import('./shared/polity.ts')).polity),
  },
  post: {
    path: '/content/post',
    name: { CN: '紧缺岗位', EN: 'Scarce posts' },
    item: { CN: '岗位', EN: 'post' },
    permission: 'Mgr.Content',
    load: contentList(async () => (await import('./shared/post.ts')).post),
  },
  serve: {
    path: '/content/serve',
    name: { CN: '人才服务', EN: 'Services' },
    item: { CN: '服务', EN: 'service' },
    permission: 'Mgr.Content',
    load: contentList(async () => (await import('./shared/serve.ts')).serve),
  },
  homepage: {
    path: '/content/homepage',
    name: { CN: '专题页面', EN: 'Site pages' },
    item: { CN: '页面', EN: 'page' },
    permission: 'Mgr.Content',
    load: contentList(async () => (await import('./shared/page.ts')).page),
  },
  brokenlink: {
    path: '/content/link',
    name: { CN: '失效链接', EN: 'Broken links' },
    permission: 'Mgr.Content',
    load: async () => (await import('./resources/broken-link.ts')).brokenLink,
  },
});

/** The list of a type of content: one definition, whoever asks for it. */
export function contentList(type: () => Promise<ContentType>): () => Promise<Resource> {
  let found: Promise<Resource> | undefined;
  const load = async () => {
    const [{ resourceOf }, loaded] = await Promise.all([import('./shared/resource-of.ts'), type()]);
    return resourceOf(loaded);
  };
  return () => {
    found ??= load();
    return found;
  };
}
