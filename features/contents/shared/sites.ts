import type { Text } from '#core/texts/text.ts';

/** A part of the portal with a face of its own: its pages, news and activities are those of its module. */
export interface MiniSite {
  /** Value of `module`. */
  readonly module: 'ITEC' | 'COLLEGE' | 'CBD';
  /** Folder of its pages; its home is `{path}/home`. */
  readonly path: string;
  /** Name of its colours and its drawing. */
  readonly theme: 'itec' | 'college' | 'cbd';
  readonly name: Text;
  readonly note: Text;
}

/** The mini-sites in the order in which they are shown. */
export const miniSites: readonly MiniSite[] = [
  {
    module: 'ITEC',
    path: '/itecpage',
    theme: 'itec',
    name: { CN: 'ITEC 国际人才创新大赛', EN: 'ITEC International Talent Contest' },
    note: { CN: '初创组与成长组，六条赛道', EN: 'Start-up and growth groups, six tracks' },
  },
  {
    module: 'COLLEGE',
    path: '/phenixcoll',
    theme: 'college',
    name: { CN: '凤凰学院', EN: 'Phoenix College' },
    note: { CN: '课程、导师与训练营', EN: 'Courses, mentors and camps' },
  },
  {
    module: 'CBD',
    path: '/cbd',
    theme: 'cbd',
    name: { CN: 'CBD 人才会客厅', EN: 'CBD Talent Lounge' },
    note: { CN: '楼宇里的服务站，步行十分钟', EN: 'A service point among the towers, ten minutes on foot' },
  },
];

/** Folder of the pages that belong to no mini-site. */
export const planPath = '/phoenixplan';
