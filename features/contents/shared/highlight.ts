import { defineContent } from './content.ts';
import { module } from './module.ts';
import { contentNouns } from './nouns.ts';

/** Drawings that stand in for a photograph. */
export const newsArt = [
  { value: 'hall', label: { CN: '服务大厅', EN: 'Service hall' } },
  { value: 'city', label: { CN: '城市', EN: 'City' } },
  { value: 'laboratory', label: { CN: '实验室', EN: 'Laboratory' } },
  { value: 'home', label: { CN: '公寓', EN: 'Homes' } },
  { value: 'stage', label: { CN: '赛场', EN: 'Stage' } },
  { value: 'campus', label: { CN: '校园', EN: 'Campus' } },
];

/** News. */
export const highlight = defineContent({
  ...contentNouns.highlight,
  item: { CN: '新闻', EN: 'story' },
  facts: [
    {
      key: 'module',
      kind: 'choice',
      label: { CN: '栏目', EN: 'Section' },
      options: module,
      required: true,
      width: 'half',
    },
    { key: 'author', kind: 'text', label: { CN: '作者', EN: 'Author' }, max: 60, width: 'half' },
    { key: 'art', kind: 'choice', label: { CN: '题图', EN: 'Drawing' }, options: newsArt, width: 'half' },
  ],
  facets: ['module'],
  shown: ['module', 'author', 'art'],
  body: 'required',
  cover: true,
});
