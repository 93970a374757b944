import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const siteLists = resourceHeads({
  servicerequest: {
    path: '/content/request',
    name: { CN: '一对一服务', EN: 'One-to-one requests' },
    permission: 'Mgr.Content',
    load: async () => (await import('./resources/request.ts')).serviceRequest,
  },
  promote: {
    path: '/setting/promote',
    name: { CN: '推广位', EN: 'Promotions' },
    permission: 'operator',
    load: async () => (await import('./resources/banner.ts')).banner,
  },
});
