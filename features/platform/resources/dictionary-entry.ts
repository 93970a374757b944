import type { DictionaryName } from '#core/dictionaries/registry.ts';
import { defineResource } from '#core/resources/resource.ts';
import { keywordFilter } from '#core/resources/usual-parts.ts';
import type { Text } from '#core/texts/text.ts';

/** What each dictionary is about. */
export const dictionaryNames: Readonly<Record<DictionaryName, Text>> = {
  awardKind: { CN: '奖项类别', EN: 'Kinds of award' },
  awardLevel: { CN: '奖项级别', EN: 'Levels of award' },
  country: { CN: '国家和地区', EN: 'Countries and regions' },
  degree: { CN: '学位', EN: 'Degrees' },
  educationLevel: { CN: '学历', EN: 'Education' },
  estate: { CN: '人才公寓', EN: 'Apartment estates' },
  ethnicity: { CN: '民族', EN: 'Ethnic groups' },
  expertise: { CN: '专业领域', EN: 'Fields of expertise' },
  gender: { CN: '性别', EN: 'Gender' },
  honour: { CN: '荣誉称号', EN: 'Honours' },
  idType: { CN: '证件类型', EN: 'Identity documents' },
  industrialDomain: { CN: '产业领域', EN: 'Industrial domains' },
  industry: { CN: '行业', EN: 'Industries' },
  jobKind: { CN: '就业形式', EN: 'Kinds of employment' },
  localHome: { CN: '本市住房情况', EN: 'Homes in the city' },
  marital: { CN: '婚姻状况', EN: 'Marital status' },
  phoenixItem: { CN: '凤凰计划项目', EN: 'Items of the Phoenix Plan' },
  phoenixType: { CN: '凤凰计划类型', EN: 'Types of the Phoenix Plan' },
  phoneArea: { CN: '电话区号', EN: 'Calling codes' },
  politics: { CN: '政治面貌', EN: 'Political status' },
  relation: { CN: '家庭关系', EN: 'Family relations' },
  rentKind: { CN: '租住方式', EN: 'Kinds of tenancy' },
  roomType: { CN: '户型', EN: 'Room types' },
  studyMode: { CN: '学习形式', EN: 'Modes of study' },
  talentClass: { CN: '人才类别', EN: 'Talent classes' },
  talentClause: { CN: '认定条款', EN: 'Clauses of recognition' },
  talentRoute: { CN: '认定途径', EN: 'Routes of recognition' },
  titleLevel: { CN: '职称级别', EN: 'Levels of title' },
  unitKind: { CN: '单位性质', EN: 'Kinds of employer' },
  yesNo: { CN: '是否', EN: 'Yes or no' },
};

/** The entries of the dictionaries that forms choose from, as shipped. */
export const dictionaryEntry = defineResource({
  code: 'dict',
  path: '/dict',
  name: { CN: '字典', EN: 'Dictionary' },
  item: { CN: '字典项', EN: 'entry' },
  permission: 'Mgr.Dict',
  export: 'Mgr.Dict',
  objectType: 'dict',
  columns: [
    { key: 'name', title: { CN: '名称', EN: 'Name' }, kind: 'text', sortable: true, width: 280, fixed: 'left' },
    { key: 'value', title: { CN: '值', EN: 'Value' }, kind: 'code', sortable: true, width: 160 },
    { key: 'dictionary', title: { CN: '字典', EN: 'Dictionary' }, kind: 'text', sortable: true, width: 180 },
    { key: 'parent', title: { CN: '上级值', EN: 'Belongs to' }, kind: 'code', width: 140 },
    { key: 'rank', title: { CN: '顺序', EN: 'Order' }, kind: 'number', sortable: true, width: 90 },
  ],
  filters: [
    keywordFilter({ CN: '名称、值', EN: 'Name or value' }),
    {
      key: 'dictionary',
      label: { CN: '字典', EN: 'Dictionary' },
      kind: 'choice',
      options: Object.entries(dictionaryNames).map(([value, label]) => ({ value, label })),
    },
  ],
  sort: { key: 'dictionary', descending: false },
  facts: ['dictionary', 'value', 'rank'],
  actions: [],
  empty: { CN: '没有字典项', EN: 'No entries' },
});
