import type { Values } from '#core/forms/values.ts';

const dim = (code: string, nameCN: string, nameEN: string, weight: number): Values => ({
  id: code,
  code,
  nameCN,
  nameEN,
  weight,
  min: 1,
  max: 5,
  step: 1,
  levels: '1|很差|Poor\n2|较差|Weak\n3|一般|Fair\n4|较好|Good\n5|很好|Very good',
});

/** Scoring scales of the demo: one that was revised, one in use, one being written. */
export const demoQuants: readonly { values: Values; version: number; status: 'DRAFT' | 'PUBLISHED' | 'RETIRED' }[] = [
  ...([1, 2] as const).map((version) => ({
    version,
    status: version === 1 ? ('RETIRED' as const) : ('PUBLISHED' as const),
    values: {
      code: 'COURSEEVAL',
      domain: 'COURSE_EVAL',
      nameCN: '课程评价量表',
      nameEN: 'Course evaluation',
      aggregate: 'WEIGHTED',
      decimals: 1,
      dims: [
        dim('content', '内容实用', 'Useful content', version === 1 ? 50 : 40),
        dim('clarity', '讲解清楚', 'Clear explanation', version === 1 ? 30 : 40),
        dim('pace', '节奏合适', 'Good pace', 20),
      ],
    },
  })),
  {
    version: 1,
    status: 'DRAFT',
    values: {
      code: 'SERVICESAT',
      domain: 'SATISFACTION',
      nameCN: '服务满意度量表',
      nameEN: 'Satisfaction with services',
      aggregate: 'MEAN',
      decimals: 1,
      dims: [dim('speed', '办理速度', 'Speed', 0), dim('manner', '服务态度', 'Manner', 0)],
    },
  },
];

const yes = { required: 'YES' };
const no = { required: 'NO' };

/** Questionnaires of the demo: one open, one being written, one closed. */
export const demoQuests: readonly { values: Values; status: 'DRAFT' | 'PUBLISHED' | 'CLOSED' }[] = [
  {
    status: 'PUBLISHED',
    values: {
      titleCN: '凤凰学院学员需求调查',
      titleEN: 'What should Phoenix College teach?',
      purpose: 'SURVEY',
      anonymous: 'YES',
      limit: 1,
      items: [
        {
          id: 'a',
          code: 'Q1',
          type: 'SINGLE',
          titleCN: '您更愿意怎样上课？',
          titleEN: 'How do you prefer to learn?',
          options: '线上图文|Reading online\n线下课堂|In class\n两种结合|Both',
          ...yes,
        },
        {
          id: 'b',
          code: 'Q2',
          type: 'MULTI',
          titleCN: '线下课程安排在什么时候方便？',
          titleEN: 'When can you come to class?',
          options: '工作日白天|Weekdays\n工作日晚上|Weekday evenings\n周末|Weekends',
          showIf: 'Q1=2',
          ...yes,
        },
        {
          id: 'c',
          code: 'Q3',
          type: 'MULTI',
          titleCN: '最想学哪些内容？',
          titleEN: 'What would you like to learn?',
          options:
            '人才政策|Talent policies\n创业实务|Starting a business\n财税融资|Tax and finance\n法律|Law\n人工智能|Artificial intelligence',
          ...yes,
        },
        {
          id: 'd',
          code: 'Q4',
          type: 'SCALE',
          titleCN: '对现有课程满意吗？',
          titleEN: 'How do you like the courses so far?',
          options: '',
          ...yes,
        },
        { id: 'e', code: 'Q5', type: 'TEXT', titleCN: '还有什么建议？', titleEN: 'Anything else?', options: '', ...no },
      ],
    },
  },
  {
    status: 'DRAFT',
    values: {
      titleCN: '实验室安全自查清单',
      titleEN: 'Laboratory safety checklist',
      purpose: 'CHECKLIST',
      anonymous: 'NO',
      limit: 12,
      items: [
        {
          id: 'a',
          code: 'C1',
          type: 'SINGLE',
          titleCN: '气瓶是否直立固定？',
          titleEN: 'Are gas cylinders fixed upright?',
          options: '是|Yes\n否|No',
          ...yes,
        },
        {
          id: 'b',
          code: 'C2',
          type: 'DATE',
          titleCN: '灭火器有效期至',
          titleEN: 'Extinguishers valid until',
          options: '',
          ...yes,
        },
      ],
    },
  },
  {
    status: 'CLOSED',
    values: {
      titleCN: '2025 年秋季课程评价',
      titleEN: 'Courses of autumn 2025',
      purpose: 'EVALUATION',
      anonymous: 'YES',
      limit: 1,
      items: [
        {
          id: 'a',
          code: 'Q1',
          type: 'SCALE',
          titleCN: '课程对您的工作有帮助吗？',
          titleEN: 'Did the courses help you at work?',
          options: '',
          ...yes,
        },
        {
          id: 'b',
          code: 'Q2',
          type: 'NUMBER',
          titleCN: '每周学习几小时？',
          titleEN: 'Hours of study a week',
          options: '',
          ...no,
        },
      ],
    },
  },
];
