import { listOf } from '#core/dictionaries/list.ts';
import type { Option } from '#core/dictionaries/option.ts';
import type { Text } from '#core/texts/text.ts';

interface TagGroup {
  readonly key: string;
  readonly label: Text;
  readonly tags: readonly Option[];
}

/** How many tags somebody picks, unless they skip it. */
export const tagLimits = { least: 3, most: 10 };

/** What people say about themselves so that the portal can suggest; each value is unique across the groups. */
export const tagGroups: readonly TagGroup[] = [
  {
    key: 'identity',
    label: { CN: '我是', EN: 'I am' },
    tags: listOf({
      GRADUATE: ['应届毕业生', 'A recent graduate'],
      EMPLOYEE: ['在职人才', 'Employed'],
      RETURNEE: ['留学回国人员', 'Back from abroad'],
      FOREIGN: ['外籍人才', 'From another country'],
      FOUNDER: ['创业者', 'A founder'],
      TEAM: ['团队带头人', 'Leading a team'],
      COMPANY: ['企业人事', 'In charge of staff at a company'],
    }),
  },
  {
    key: 'field',
    label: { CN: '所在领域', EN: 'My field' },
    tags: listOf({
      DIGITAL: ['数字技术', 'Digital technology'],
      BIOTECH: ['生物医药', 'Life sciences'],
      EQUIPMENT: ['高端装备', 'Advanced machinery'],
      MATERIALS: ['新材料', 'New materials'],
      ENERGY: ['绿色能源', 'Clean energy'],
      OCEAN: ['海洋科技', 'Marine technology'],
      AGRICULTURE: ['现代农业', 'Modern agriculture'],
      CULTURE: ['文化创意', 'Culture and design'],
      FINANCE: ['金融服务', 'Finance'],
      EDUCATION: ['教育科研', 'Education and research'],
      HEALTH: ['医疗卫生', 'Health care'],
    }),
  },
  {
    key: 'stage',
    label: { CN: '所处阶段', EN: 'Where I stand' },
    tags: listOf({
      LOOKING: ['正在求职', 'Looking for work'],
      SETTLING: ['刚来本地', 'New here'],
      SETTLED: ['已在本地工作', 'Working here'],
      IDEA: ['有项目未注册', 'A project, no company yet'],
      STARTUP: ['初创企业', 'A young company'],
      GROWTH: ['成长企业', 'A growing company'],
    }),
  },
  {
    key: 'need',
    label: { CN: '我需要', EN: 'I need' },
    tags: listOf({
      MONEY: ['资金补贴', 'Funding'],
      HOME: ['住房', 'A home'],
      SCHOOLING: ['子女入学', 'Schooling'],
      RESIDENCE: ['落户居留', 'Residence'],
      ENTRY: ['出入境', 'Visas'],
      SPACE: ['办公场地', 'Work space'],
      COMPETITION: ['参赛路演', 'Competitions'],
      TRAINING: ['培训进修', 'Training'],
    }),
  },
  {
    key: 'language',
    label: { CN: '常用语言', EN: 'Languages I use' },
    tags: listOf({
      CHINESE: ['中文', 'Chinese'],
      ENGLISH: ['英语', 'English'],
      SPANISH: ['西班牙语', 'Spanish'],
      PORTUGUESE: ['葡萄牙语', 'Portuguese'],
      TURKISH: ['土耳其语', 'Turkish'],
      VIETNAMESE: ['越南语', 'Vietnamese'],
    }),
  },
];

/** Every tag by its value. */
export const tags: ReadonlyMap<string, Option> = new Map(
  tagGroups.flatMap((group) => group.tags.map((tag) => [tag.value, tag] as const)),
);
