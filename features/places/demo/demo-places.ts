interface DemoPlace {
  readonly key: string;
  /** Code of its tenant. */
  readonly tenant: string;
  readonly name: readonly [CN: string, EN: string];
  readonly address: readonly [CN: string, EN: string];
  readonly kind: 'CLASSROOM' | 'HALL' | 'ROADSHOW' | 'SHOWROOM';
  readonly capacity: number;
  readonly at: readonly [lng: number, lat: number];
  readonly facilities: readonly string[];
  readonly manager: string;
  readonly phone: string;
  /** Days by their first letters, and from when to when. */
  readonly open: readonly (readonly [days: 'weekdays' | 'weekend' | 'daily', from: string, to: string])[];
  readonly status?: 'REPAIR';
  /** Wall and seats of its picture. */
  readonly colours: readonly [wall: string, seats: string];
}

/** Where the demo's activities are held. */
export const demoPlaces = [
  {
    key: 'tower-hall',
    tenant: 'yunting',
    name: ['人才大厦三层报告厅', 'Lecture hall, floor 3, Talent Tower'],
    address: ['云汀新区梧桐大道 68 号', '68 Wutong Avenue, Yunting New Area'],
    kind: 'HALL',
    capacity: 220,
    at: [118.092, 24.4861],
    facilities: ['SCREEN', 'SOUND', 'STREAMING', 'BARRIER_FREE', 'PARKING'],
    manager: '周砚',
    phone: '400-000-2026',
    open: [
      ['weekdays', '08:30', '21:00'],
      ['weekend', '09:00', '18:00'],
    ],
    colours: ['#0e5b4a', '#b98a3a'],
  },
  {
    key: 'lake-academy',
    tenant: 'yunting',
    name: ['澄湖书院', 'Clear Lake Academy'],
    address: ['云汀新区澄湖西岸 3 号', '3 Chenghu West Bank, Yunting New Area'],
    kind: 'HALL',
    capacity: 60,
    at: [118.1043, 24.4792],
    facilities: ['SOUND', 'WHITEBOARD', 'CATERING'],
    manager: '沈听荷',
    phone: '400-000-2026',
    open: [['daily', '09:00', '21:00']],
    colours: ['#20639b', '#e4efea'],
  },
  {
    key: 'expo-b',
    tenant: 'yunting',
    name: ['云汀会展中心 B 馆', 'Hall B, Yunting Exhibition Centre'],
    address: ['云汀新区滨江大道 600 号', '600 Riverside Avenue, Yunting New Area'],
    kind: 'HALL',
    capacity: 3000,
    at: [118.1188, 24.4655],
    facilities: ['SCREEN', 'SOUND', 'STREAMING', 'INTERPRETING', 'BARRIER_FREE', 'PARKING', 'CATERING'],
    manager: '陆行舟',
    phone: '400-000-2026',
    open: [['daily', '08:00', '22:00']],
    colours: ['#43524d', '#c8452d'],
  },
  {
    key: 'college-204',
    tenant: 'yunting',
    name: ['凤凰学院 204 教室', 'Room 204, Phoenix College'],
    address: ['云汀新区学海路 19 号', '19 Xuehai Road, Yunting New Area'],
    kind: 'CLASSROOM',
    capacity: 80,
    at: [118.0876, 24.4944],
    facilities: ['SCREEN', 'WHITEBOARD', 'BARRIER_FREE'],
    manager: '苏知微',
    phone: '400-000-2026',
    open: [['daily', '08:30', '21:30']],
    colours: ['#7a5618', '#f6e7c8'],
  },
  {
    key: 'harbour-3',
    tenant: 'yunting',
    name: ['云汀港 3 号仓路演厅', 'Roadshow room, Warehouse 3, Yunting Harbour'],
    address: ['云汀新区港前路 3 号', '3 Gangqian Road, Yunting New Area'],
    kind: 'ROADSHOW',
    capacity: 260,
    at: [118.1255, 24.4719],
    facilities: ['SCREEN', 'SOUND', 'STREAMING', 'INTERPRETING', 'CATERING'],
    manager: '顾长洲',
    phone: '400-000-2026',
    open: [['daily', '09:00', '20:00']],
    colours: ['#173f5f', '#c8452d'],
  },
  {
    key: 'service-hall',
    tenant: 'yunting',
    name: ['一站通大厅二层展示区', 'Showroom, floor 2, One-stop Hall'],
    address: ['云汀新区梧桐大道 66 号', '66 Wutong Avenue, Yunting New Area'],
    kind: 'SHOWROOM',
    capacity: 120,
    at: [118.0917, 24.4858],
    facilities: ['SCREEN', 'BARRIER_FREE', 'PARKING'],
    manager: '周砚',
    phone: '400-000-2026',
    open: [['weekdays', '09:00', '17:30']],
    status: 'REPAIR',
    colours: ['#5f9e88', '#f6e7c8'],
  },
  {
    key: 'park-commons',
    tenant: 'fengqi',
    name: ['凤栖科技园共享会堂', 'Commons hall, Fengqi Science Park'],
    address: ['凤栖科技园栖云路 1 号 A 座一层', 'Ground floor, Block A, 1 Qiyun Road, Fengqi Science Park'],
    kind: 'HALL',
    capacity: 150,
    at: [118.0521, 24.6203],
    facilities: ['SCREEN', 'SOUND', 'CATERING'],
    manager: '许半山',
    phone: '400-000-2027',
    open: [['weekdays', '08:30', '20:00']],
    colours: ['#23735d', '#b98a3a'],
  },
  {
    key: 'park-pitch',
    tenant: 'fengqi',
    name: ['凤栖创投路演间', 'Pitch room, Fengqi Science Park'],
    address: ['凤栖科技园栖云路 1 号 C 座五层', 'Floor 5, Block C, 1 Qiyun Road, Fengqi Science Park'],
    kind: 'ROADSHOW',
    capacity: 40,
    at: [118.0529, 24.6211],
    facilities: ['SCREEN', 'STREAMING', 'WHITEBOARD'],
    manager: '许半山',
    phone: '400-000-2027',
    open: [['weekdays', '09:00', '18:00']],
    colours: ['#3b2a4a', '#c8452d'],
  },
  {
    key: 'platform-studio',
    tenant: 'platform',
    name: ['平台培训教室', 'Platform training room'],
    address: ['云汀新区云杉大道 12 号数字楼四层', 'Floor 4, Digital Building, 12 Yunshan Avenue'],
    kind: 'CLASSROOM',
    capacity: 36,
    at: [118.0789, 24.5012],
    facilities: ['SCREEN', 'WHITEBOARD', 'STREAMING'],
    manager: '程向晚',
    phone: '400-000-2028',
    open: [['weekdays', '09:00', '18:00']],
    colours: ['#1f5fa8', '#e4efea'],
  },
] as const satisfies readonly DemoPlace[];

export type PlaceKey = (typeof demoPlaces)[number]['key'];

/** The row of a demo place. */
export function placeId(key: PlaceKey): string {
  return `place-${key}`;
}

/** Name and address as an activity there shows them. */
export function placeAddress(key: PlaceKey): readonly [CN: string, EN: string] {
  const { name, address } = demoPlaces.find((place) => place.key === key)!;
  return [`${address[0]} ${name[0]}`, `${name[1]}, ${address[1]}`];
}
