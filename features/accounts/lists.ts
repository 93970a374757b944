import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const accountLists = resourceHeads({
  sentcode: {
    path: '/common/authcode',
    name: { CN: '公共代码', EN: 'Common codes' },
    permission: 'Mgr.Common',
    load: async () => (await import('./resources/sent-code.ts')).sentCode,
  },
});
