import { bilingualLongText, bilingualText } from '#core/forms/bilingual.ts';
import type { Section } from '#core/forms/section.ts';
import { offer } from './offer.ts';

/** What a tenant says about itself on its portal, and how its back office works. */
export const platformSections: readonly Section[] = [
  {
    key: 'brand',
    title: { CN: '名称与口号', EN: 'Name and slogan' },
    fields: [
      ...bilingualText('host', { label: { CN: '主办单位', EN: 'Host' }, max: 80 }),
      ...bilingualText('slogan', { label: { CN: '口号', EN: 'Slogan' }, max: 60, required: false }),
      ...bilingualText('subline', { label: { CN: '口号下一行', EN: 'Line below it' }, max: 120, required: false }),
      {
        key: 'hotWords',
        kind: 'rows',
        label: { CN: '大家在搜', EN: 'Popular searches' },
        item: { CN: '词', EN: 'word' },
        summary: ['{wordCN}'],
        max: 8,
        fields: bilingualText('word', { label: { CN: '词', EN: 'Word' }, max: 30 }),
      },
    ],
  },
  {
    key: 'contact',
    title: { CN: '联系方式', EN: 'Contact' },
    fields: [
      {
        key: 'phone',
        kind: 'text',
        label: { CN: '服务热线', EN: 'Hotline' },
        pattern: 'telephone',
        max: 30,
        required: true,
        width: 'half',
      },
      { key: 'email', kind: 'email', label: { CN: '邮箱', EN: 'E-mail' }, required: true, width: 'half' },
      ...bilingualText('hours', { label: { CN: '办公时间', EN: 'Office hours' }, max: 120 }),
      ...bilingualText('address', { label: { CN: '地址', EN: 'Address' }, max: 200 }),
      ...bilingualLongText('oneStop', {
        label: { CN: '一站式服务介绍', EN: 'About the one-stop service' },
        max: 600,
        required: false,
      }),
    ],
  },
  {
    key: 'footer',
    title: { CN: '页脚', EN: 'Foot of the page' },
    fields: [
      {
        key: 'filings',
        kind: 'rows',
        label: { CN: '备案号', EN: 'Filing numbers' },
        item: { CN: '备案号', EN: 'number' },
        summary: ['{numberCN}'],
        max: 6,
        fields: bilingualText('number', { label: { CN: '备案号', EN: 'Number' }, max: 60 }),
      },
      {
        key: 'links',
        kind: 'rows',
        label: { CN: '友情链接', EN: 'Links' },
        item: { CN: '链接', EN: 'link' },
        summary: ['{nameCN}'],
        max: 12,
        fields: [
          ...bilingualText('name', { label: { CN: '名称', EN: 'Name' }, max: 60 }),
          {
            key: 'href',
            kind: 'text',
            label: { CN: '网址', EN: 'Address' },
            pattern: 'link-address',
            max: 300,
            required: true,
          },
        ],
      },
    ],
  },
  {
    key: 'switches',
    title: { CN: '开关', EN: 'Switches' },
    fields: [
      {
        key: 'grey',
        kind: 'choice',
        label: { CN: '灰色模式', EN: 'Grey mode' },
        hint: { CN: '哀悼日使用，门户全部变灰', EN: 'For days of mourning: the whole portal turns grey' },
        options: 'yesNo',
        required: true,
        width: 'half',
      },
      {
        key: 'fourEyes',
        kind: 'choice',
        label: { CN: '内容双人复核', EN: 'Four eyes for contents' },
        hint: { CN: '发布前须由另一人审核', EN: 'A second person approves before anything is published' },
        options: 'yesNo',
        required: true,
        width: 'half',
      },
      {
        key: 'outsideLinks',
        kind: 'choice',
        label: { CN: '每周检查外部链接', EN: 'Check links to other sites each week' },
        hint: {
          CN: '服务器会访问内容里链接到的网站；也可以在“失效链接”随时检查',
          EN: 'The server asks the sites that contents link to; it can also be asked to on “Broken links”',
        },
        options: 'yesNo',
        required: true,
        width: 'half',
      },
      {
        key: 'firstLanguage',
        kind: 'choice',
        label: { CN: '首次访问的语言', EN: 'Language of a first visit' },
        hint: { CN: '之后按访客自己的选择', EN: 'Later visits keep what the visitor chose' },
        options: [
          { value: 'BROWSER', label: { CN: '跟随浏览器', EN: 'As the browser asks' } },
          { value: 'CN', label: { CN: '中文', EN: 'Chinese' } },
          { value: 'EN', label: { CN: '英文', EN: 'English' } },
        ],
        required: true,
        width: 'half',
      },
    ],
  },
  {
    key: 'offer',
    title: { CN: '门户开放的内容', EN: 'What the portal offers' },
    intro: {
      CN: '移去的内容，门户上的栏目、入口和办理立即关闭；已经开始的申报、已有的报名和个人数据不受影响。',
      EN: 'What is taken out closes at once: its tabs, ways in and calls. Applications that were begun, seats in activities and own data stay.',
    },
    fields: [
      {
        key: 'offered',
        kind: 'multi-choice',
        label: { CN: '开放', EN: 'Offered' },
        options: offer,
      },
    ],
  },
  {
    key: 'calendar',
    title: { CN: '工作日历', EN: 'Working calendar' },
    intro: {
      CN: '国务院公布的 2024 至 2026 年节假日已经内置，这里只填另行放假或上班的日子。',
      EN: 'Public holidays of 2024 to 2026 are built in. List only other days off, and weekend days that are worked.',
    },
    fields: [
      {
        key: 'days',
        kind: 'rows',
        label: { CN: '另行安排的日子', EN: 'Other days' },
        item: { CN: '日子', EN: 'day' },
        summary: ['{day} {name}'],
        max: 60,
        fields: [
          { key: 'day', kind: 'date', label: { CN: '日期', EN: 'Day' }, required: true },
          {
            key: 'working',
            kind: 'choice',
            label: { CN: '安排', EN: 'It is' },
            options: [
              { value: 'OFF', label: { CN: '放假', EN: 'a day off' } },
              { value: 'WORK', label: { CN: '上班', EN: 'a working day' } },
            ],
            required: true,
          },
          { key: 'name', kind: 'text', label: { CN: '事由', EN: 'Reason' }, max: 40 },
        ],
      },
    ],
  },
];

/** All of it as one form: keys are unique across the sections. */
export const platformSection: Section = {
  key: 'platform',
  title: { CN: '平台信息', EN: 'Platform information' },
  fields: platformSections.flatMap(({ fields }) => fields),
};
