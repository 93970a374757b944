import { resourceHeads } from '#core/resources/resource-head.ts';

const permission = 'Mgr.Apartment';

/** Its lists in the back office. */
export const apartmentLists = resourceHeads({
  unit: {
    path: '/apartment',
    name: { CN: '房源', EN: 'Apartments' },
    permission,
    load: async () => (await import('./resources/unit.ts')).unit,
  },
  estate: {
    path: '/apartment/estate',
    name: { CN: '小区', EN: 'Estates' },
    permission,
    load: async () => (await import('./resources/estate.ts')).estate,
  },
  meetinglist: {
    path: '/apartment/meeting',
    name: { CN: '评议名单', EN: 'Meeting lists' },
    permission,
    load: async () => (await import('./resources/meeting-list.ts')).meetingList,
  },
  meetingrank: {
    path: '/apartment/meeting-rank',
    name: { CN: '评议名次', EN: 'Ranks on meeting lists' },
    permission,
    load: async () => (await import('./resources/meeting-rank.ts')).meetingRank,
  },
  choiceround: {
    path: '/apartment/round',
    name: { CN: '选房场次', EN: 'Choice rounds' },
    permission,
    load: async () => (await import('./resources/choice-round.ts')).choiceRound,
  },
  choiceturn: {
    path: '/apartment/turn',
    name: { CN: '选房名单', EN: 'Ranked list' },
    permission,
    load: async () => (await import('./resources/choice-turn.ts')).choiceTurn,
  },
  lease: {
    path: '/apartment/lease',
    name: { CN: '租约', EN: 'Leases' },
    permission,
    load: async () => (await import('./resources/lease.ts')).lease,
  },
});
