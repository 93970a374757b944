import { resourceHeads } from '#core/resources/resource-head.ts';

/** Its lists in the back office. */
export const flockLists = resourceHeads({
  flockfarm: {
    path: '/flock/farm',
    name: { CN: '农场', EN: 'Farms' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./resources/farm.ts')).flockFarm,
  },
  flockreport: {
    path: '/flock/report',
    name: { CN: '分析报告', EN: 'Analysis reports' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./resources/report.ts')).flockReport,
  },
  flockquestion: {
    path: '/flock/question',
    name: { CN: '提问', EN: 'Questions' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./resources/question.ts')).flockQuestion,
  },
  flocklimit: {
    path: '/flock/limit',
    name: { CN: '判定界限', EN: 'Limits' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./resources/limit.ts')).flockLimit,
  },
  flockscales: {
    path: '/flock/scales',
    name: { CN: '评分标准', EN: 'Scales' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./resources/scales.ts')).flockScales,
  },
  flockarticle: {
    path: '/flock/article',
    name: { CN: '资料库文章', EN: 'Library articles' },
    permission: 'Mgr.Flock',
    load: async () => (await import('./resources/article.ts')).flockArticle,
  },
  appversion: {
    path: '/version',
    name: { CN: '版本', EN: 'Versions' },
    permission: 'Mgr.Version',
    load: async () => (await import('./resources/app-version.ts')).appVersion,
  },
});
