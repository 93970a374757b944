import type { Section } from '#core/forms/section.ts';
import { entryLimits } from '#features/competition/shared/limits.ts';
import type { FormTerms } from './entry-form.ts';
import { line, lines, yesNo } from './parts.ts';

/** Who enters: a company, or a team that founds one later. */
export const categories = [
  { value: 'COMPANY', label: { CN: '企业参赛', EN: 'A company' } },
  { value: 'TEAM', label: { CN: '团队参赛', EN: 'A team' } },
];

/** Track, group and project; tracks, sub-items and groups are those of the edition. */
export function projectSection({ tracks, groups }: FormTerms): Section {
  const ownTracks = tracks.filter(({ kind }) => kind === 'X').map(({ key }) => key);
  const withItems = tracks.filter(({ items }) => items.length > 0).map(({ key }) => key);
  return {
    key: 'project',
    title: { CN: '赛道与项目', EN: 'Track and project' },
    intro: {
      CN: '每一栏都要填写，没有的请写“无”。',
      EN: 'Fill in every field; where there is nothing to tell, write “none”.',
    },
    blocks: [
      {
        title: { CN: '赛道与组别', EN: 'Track and group' },
        fields: ['track', 'trackItem', 'ownField', 'category', 'group'],
      },
      {
        title: { CN: '项目', EN: 'The project' },
        note: { CN: '写给不是同行的评委看', EN: 'for judges of other fields' },
        fields: ['projectName', 'summary'],
      },
      {
        title: { CN: '荣誉与资质', EN: 'Honours and qualifications' },
        fields: ['hicool', 'hicoolAward', 'qualifications'],
      },
    ],
    fields: [
      {
        kind: 'choice',
        key: 'track',
        label: { CN: '赛道', EN: 'Track' },
        options: tracks.map(({ key, name }) => ({ value: key, label: name })),
        required: true,
      },
      {
        kind: 'choice',
        key: 'trackItem',
        label: { CN: '细分方向', EN: 'Sub-item' },
        options: tracks.flatMap((track) =>
          track.items.map(({ key, name }) => ({ value: key, label: name, parent: track.key })),
        ),
        parent: 'track',
        visible: { field: 'track', in: withItems },
        required: true,
      },
      line('ownField', { CN: 'X 赛道方向', EN: 'Your field on the X track' }, 60, {
        hint: { CN: '归不进其他赛道的，自己写明方向。', EN: 'Name the field that fits no other track.' },
        visible: { field: 'track', in: ownTracks },
        width: 'full',
      }),
      {
        kind: 'choice',
        key: 'category',
        label: { CN: '参赛类别', EN: 'You enter as' },
        options: categories,
        required: true,
        width: 'half',
      },
      {
        kind: 'choice',
        key: 'group',
        label: { CN: '参赛组别', EN: 'Group' },
        options: groups.map(({ key, name }) => ({ value: key, label: name })),
        required: true,
        width: 'half',
      },
      line('projectName', { CN: '项目名称', EN: 'Name of the project' }, 60, { min: 2, width: 'full' }),
      {
        kind: 'long-text',
        key: 'summary',
        label: { CN: '项目简介', EN: 'Summary of the project' },
        hint: {
          CN: '不超过 1,500 字：技术、产品、市场、团队、计划。一个汉字或一个英文单词算 1，标点不算。',
          EN: 'Up to 1,500 words: technology, product, market, team, plans. A Chinese character or an English word counts as one, signs do not.',
        },
        help: {
          CN: '评委平均读 3 分钟。按这五句话写，最容易读懂：谁遇到了什么麻烦；现在怎么凑合；您的办法新在哪里；已经证明了什么，数字是多少；钱从哪里来，下一步是什么。不要写联系方式和赋能者，盲评时会一并看到。',
          EN: 'A judge reads it in some three minutes. Five sentences make it clear: who has which trouble; how they manage today; what is new in your answer; what is proven, in figures; where the money comes from and what is next. Leave out contacts and your supporter: judges of a blind round read this text.',
        },
        unit: 'words',
        max: entryLimits.summaryWords,
        required: true,
      },
      yesNo('hicool', { CN: '是否获得过 HICOOL 大赛奖项', EN: 'Has it won a HICOOL prize?' }),
      line('hicoolAward', { CN: 'HICOOL 奖项名称', EN: 'Which HICOOL prize' }, 80, {
        visible: { field: 'hicool', is: 'YES' },
      }),
      lines('qualifications', { CN: '项目荣誉与资质', EN: 'Honours and qualifications' }, 1000),
    ],
  };
}
