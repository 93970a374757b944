import { type Static, Type } from 'typebox';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { serve } from '#features/contents/shared/serve.ts';
import { articleHtml, type Block, readArticle } from './article.ts';
import type { Draft } from './read-drafts.ts';
import { contentHead, type WrittenContent, writeContent } from './write-content.ts';
import { Rules, writeRules } from './write-rules.ts';

export const GuideHead = Type.Object(
  {
    ...contentHead,
    slug: Type.String(),
    object: Type.Array(Type.Enum(['PERSON', 'COMPANY'])),
    theme: Type.String(),
    programme: Type.Optional(Type.Enum(programmes.map(({ code }) => code))),
    /** One-to-one, for classes A and B. */
    high: Type.Optional(Type.Boolean()),
    days: Type.Optional(Type.Integer()),
    /** Issue numbers of policies. */
    basis: Type.Optional(Type.Array(Type.String())),
    rules: Type.Optional(Rules),
  },
  { additionalProperties: false },
);
type GuideDraft = Draft<Static<typeof GuideHead>>;

/** A guide to a service: what its headings announce goes into the form's rows, the rest stays its text. */
export function writeGuide({
  slug,
  object,
  theme,
  programme,
  high = false,
  days,
  basis = [],
  rules,
  ...draft
}: GuideDraft): WrittenContent {
  const isPark = draft.by === 'park';
  const { facts, body } = takeApart(draft);
  return writeContent(serve, draft, {
    ...(rules && writeRules(rules)),
    slug,
    object,
    theme,
    ...(programme ? { programme } : {}),
    high: high ? 'YES' : 'NO',
    ...(days === undefined ? {} : { days }),
    phone: isPark ? '400-000-2027' : '400-000-2026',
    ...facts,
    basis: basis.map((number, index) => ({ id: `b${index + 1}`, number })),
    addressCN: isPark ? '凤栖科技园 1 号楼一层' : '云汀新区梧桐大道 66 号 人才服务一站通大厅',
    addressEN: isPark
      ? 'Ground floor, Building 1, Fengqi Science Park'
      : 'Talent Service Hall, 66 Wutong Avenue, Yunting New Area',
    hoursCN: '工作日 9:00–17:30',
    hoursEN: 'Working days 9:00–17:30',
    ...body,
  });
}

type Pair = readonly [CN: Block, EN: Block];

interface Section {
  readonly heading: string;
  readonly pairs: readonly Pair[];
}

/** Both languages say the same in the same order, block by block. */
function takeApart({ CN, EN }: { CN: string; EN: string }): { facts: Values; body: Values } {
  const english = readArticle(EN);
  const pairs = readArticle(CN).map((block, index): Pair => [block, english[index]!]);
  const sections = sectionsOf(pairs);
  const facts: Record<string, unknown> = {};
  const rest: Pair[] = [];
  for (const { heading, pairs: own } of sections) {
    const rows = takers[heading]?.(own.slice(1));
    if (rows) Object.assign(facts, rows);
    else rest.push(...own);
  }
  return {
    facts,
    body: {
      bodyCN: articleHtml(rest.map(([block]) => block)),
      bodyEN: articleHtml(rest.map(([, block]) => block)),
    },
  };
}

/** What each heading announces, as fields of the form; undefined when it has another shape than the form. */
const takers: Readonly<Record<string, (pairs: readonly Pair[]) => Values | undefined>> = {
  谁可以办: (pairs) => ({ requirements: texts('c', pairs) }),
  谁可以用: (pairs) => ({ requirements: texts('c', pairs) }),
  需要准备: (pairs) => ({ materials: materials(pairs) }),
  怎么办: (pairs) => ({ steps: texts('s', pairs) }),
  费用: (pairs) => {
    if (pairs.some(([{ kind }]) => kind !== 'paragraph')) return undefined;
    const [feeCN, feeEN] = [0, 1].map((side) => pairs.map((pair) => linesOf(pair[side as 0 | 1])[0]).join(' '));
    return { feeCN, feeEN };
  },
  常见问题: (pairs) => ({
    faq: pairs.map(([CN, EN], index) => {
      const [questionCN, answerCN] = askedAndAnswered(CN);
      const [questionEN, answerEN] = askedAndAnswered(EN);
      return { id: `q${index + 1}`, questionCN, questionEN, answerCN, answerEN };
    }),
  }),
};

function sectionsOf(pairs: readonly Pair[]): Section[] {
  const sections: { heading: string; pairs: Pair[] }[] = [];
  for (const pair of pairs) {
    const [block] = pair;
    if (block.kind === 'heading' || sections.length === 0)
      sections.push({ heading: block.kind === 'heading' ? block.text : '', pairs: [] });
    sections.at(-1)!.pairs.push(pair);
  }
  return sections;
}

function texts(prefix: string, pairs: readonly Pair[]): Values[] {
  return pairs
    .flatMap(([CN, EN]) => linesOf(CN).map((textCN, index) => ({ textCN, textEN: linesOf(EN)[index] ?? '' })))
    .map((row, index) => ({ id: `${prefix}${index + 1}`, ...row }));
}

function materials(pairs: readonly Pair[]): Values[] {
  return pairs
    .flatMap(([CN, EN]) =>
      cellsOf(CN).map(([nameCN = '', noteCN = ''], index) => {
        const [nameEN = '', noteEN = ''] = cellsOf(EN)[index] ?? [];
        return { nameCN, nameEN, noteCN, noteEN };
      }),
    )
    .map((row, index) => ({ id: `m${index + 1}`, ...row }));
}

function cellsOf(block: Block): (readonly string[])[] {
  return block.kind === 'table'
    ? block.rows.map(([name = '', ...notes]) => [name, notes.join(', ')])
    : linesOf(block).map((line) => [line]);
}

function linesOf(block: Block): readonly string[] {
  if ('items' in block) return block.items;
  return block.kind === 'table' ? block.rows.map((row) => row.join(' ')) : [block.text];
}

/** `**Question?** Answer.` */
function askedAndAnswered(block: Block): [string, string] {
  const [, question = '', answer = ''] = /^\*\*(.+?)\*\* ?(.*)$/.exec(linesOf(block)[0] ?? '') ?? [];
  return [question, answer];
}
