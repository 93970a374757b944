/**
 * Which rooms a room may import from, beside the engines: a call, a verb, a piece of a page. The needs form no circle, so
 * that a room can be read, tested and taken away together with those that need it. What lies the other way is handed in
 * at the start by the lists beside this one. `scripts/rooms.test.ts` holds all of it.
 */
export const needs = {
  accounts: [],
  tenants: ['accounts'],
  casework: ['accounts', 'tenants'],
  companies: ['casework'],
  'phoenix-plan': ['casework', 'companies'],
  supporters: ['casework', 'companies'],
  contents: ['accounts', 'casework'],
  places: ['accounts', 'contents'],
  activities: ['accounts', 'companies', 'contents', 'places'],
  'smart-policy': ['accounts', 'casework', 'contents'],
  flock: ['accounts'],
  platform: ['accounts', 'casework', 'contents'],
  site: [
    'accounts',
    'activities',
    'casework',
    'companies',
    'contents',
    'flock',
    'learning',
    'platform',
    'smart-policy',
  ],
  learning: [],
  benefits: [],
  'data-centre': [],
} as const satisfies Record<string, readonly string[]>;
