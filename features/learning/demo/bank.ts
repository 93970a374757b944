import { Type } from 'typebox';
import type { Values } from '#core/forms/values.ts';
import { readData, Words } from '#server/demo/read-data.ts';

/** What is true, with a gap for what one should know, and what is wrong in its place. */
const Fact = Type.Tuple([Words, Words, Words, Words, Type.Array(Words, { minItems: 3, maxItems: 3 })]);

/** A question of the demo's bank as its form holds it. */
export interface DemoQuestion {
  readonly values: Values;
  /** How often it was answered and how often rightly, out of a hundred or so. */
  readonly shown: number;
  readonly hits: number;
}

const Topic = Type.Tuple([Words, Words]);

/** A topic of the demo's bank: `parent` is a subject or the name of another. */
interface DemoTopic {
  readonly CN: string;
  readonly EN: string;
  readonly parent: string;
}

/** Topics of the bank, each after the one that it lies below; a question belongs to the one that its point of knowledge names. */
export function demoTopics(): DemoTopic[] {
  const told = readData('learning/topics.json', Type.Array(Type.Tuple([Words, Words, Words, Type.Array(Topic)])));
  return told.flatMap(([subject, CN, EN, below]) => [
    { CN, EN, parent: subject },
    ...below.map(([nameCN, nameEN]) => ({ CN: nameCN, EN: nameEN, parent: CN })),
  ]);
}

/** The question bank: five questions of different kinds about each fact, in the order of the subjects. */
export function demoQuestions(): DemoQuestion[] {
  const facts = readData('learning/facts.json', Type.Array(Fact)).map(([bank, points, sentence, right, wrong]) => ({
    bank,
    points,
    sentence,
    right,
    wrong,
  }));
  return facts.flatMap((fact, at) => {
    const { bank, points, sentence, right, wrong } = fact;
    const other = facts[at % 2 === 0 ? at + 1 : at - 1]!;
    const told = (word: string, { sentence: text } = fact) => text.replace(/ ?___ ?/, spaced(word)).trim();
    const analysis = `${told(right)}。`;
    const common = { bank, points, analysis };
    const kinds: Values[] = [
      {
        type: 'SINGLE',
        stem: `${sentence.replace(/ ?___ ?/, '（　）')}。`,
        options: [`*${right}`, ...wrong].join('\n'),
        score: 2,
      },
      {
        type: 'JUDGE',
        stem: `${told(at % 2 === 0 ? right : wrong[0]!)}。`,
        isTrue: at % 2 === 0 ? 'TRUE' : 'FALSE',
        score: 1,
      },
      { type: 'BLANK', stem: `${sentence}。`, blanks: right, partial: 'NONE', score: 2 },
      {
        type: 'MULTI',
        stem: `关于${[...new Set([points, other.points])].map((name) => `“${name}”`).join('和')}，下列哪些说法正确？`,
        options: [
          `*${told(right)}`,
          told(wrong[1]!),
          `*${told(other.right, other)}`,
          told(other.wrong[2]!, other),
        ].join('\n'),
        partial: 'HALF',
        score: 3,
      },
      {
        type: 'ESSAY',
        stem: `请结合一个实际例子，说明：${told(right)}。`,
        reference: `要点：一、说清规则（${told(right)}）；二、例子真实具体；三、说明不这样做的后果。`,
        score: 10,
      },
    ];
    return kinds.map((kind, index) => {
      const shown = 20 + ((at * 7 + index * 13) % 90);
      const rate = 0.3 + ((at * 11 + index * 5) % 65) / 100;
      return {
        values: { ...common, ...kind, difficulty: String(1 + ((at + index) % 5)) },
        shown,
        hits: Math.round(shown * rate),
      };
    });
  });
}

/** Letters and digits stand apart from Chinese words. */
function spaced(word: string): string {
  return `${/^\w/.test(word) ? ' ' : ''}${word}${/\w$/.test(word) ? ' ' : ''}`;
}
