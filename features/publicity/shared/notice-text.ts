import { showAmount } from '#core/texts/amount.ts';
import type { Text } from '#core/texts/text.ts';

/** One line of a public notice: the name is masked already. */
export interface ListedCase {
  readonly name: string;
  readonly company: string;
  readonly subject: Text;
  /** Fen; null where the notice says none. */
  readonly amount: number | null;
  /** Rank and points of what was ranked; null for what is listed by number. */
  readonly rank: number | null;
  readonly points: number | null;
}

/** What the text of a public notice is made of. */
export interface NoticeFacts {
  readonly programme: Text;
  readonly publisher: Text;
  readonly cases: readonly ListedCase[];
  readonly days: number;
  /** First and last day, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
}

/** What the cases of a list come to, in fen; null where it says no amounts. */
export function sumOf(cases: readonly Pick<ListedCase, 'amount'>[]): number | null {
  const said = cases.flatMap(({ amount }) => amount ?? []);
  return said.length > 0 ? said.reduce((sum, amount) => sum + amount, 0) : null;
}

/** The text of a public notice in one language as rich text: why, whom, until when, and what follows. */
export function noticeBody(facts: NoticeFacts, locale: 'CN' | 'EN'): string {
  const { cases, days, from, to } = facts;
  const programme = facts.programme[locale];
  const sum = sumOf(cases);
  const isRanked = cases.some(({ rank }) => rank !== null);
  const show = (fen: number | null) => (fen === null ? '—' : showAmount(fen / 1_000_000, locale));
  const rows = cases.map(
    ({ name, company, subject, amount, rank, points }, index) =>
      `<tr><td>${rank ?? index + 1}</td><td>${plain(name)}</td><td>${plain(company || '—')}</td><td>${plain(subject[locale])}</td>${isRanked ? `<td>${points ?? '—'}</td>` : ''}${sum === null ? '' : `<td>${show(amount)}</td>`}</tr>`,
  );
  const { no, rank, points, grant, ...usual } = heads[locale];
  const head = [
    isRanked ? rank : no,
    ...Object.values(usual),
    ...(isRanked ? [points] : []),
    ...(sum === null ? [] : [grant]),
  ];
  const table = `<table><thead><tr>${head.map((each) => `<th scope="col">${each}</th>`).join('')}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  const parts =
    locale === 'CN'
      ? [
          `<p>“${plain(programme)}”经申报、受理${isRanked ? '、审核和领导小组评议' : '和审核'}，拟对下列 ${cases.length} 件申报予以通过${sum === null ? '' : `，资助合计 ${show(sum)}`}，现予公示。公示期 ${from} 至 ${to}，共 ${days} 个工作日，到期当日 17:30 截止。</p>`,
          table,
          '<p>姓名按个人信息保护要求遮去一部分。对名单有异议的，可在公示期内在本页提出，写明事实和理由。收到实名异议后，所涉申报自动暂停，查清之前不予通过，其他申报不受影响。</p>',
          isRanked
            ? '<p>名次按得分排列，同分的先提交者在前。公示期满没有异议的，按程序予以通过，并按本名单的名次办理。</p>'
            : '<p>公示期满没有异议的，按程序予以通过。</p>',
          `<p data-align="end">${plain(facts.publisher.CN)}</p>`,
        ]
      : [
          `<p>After application, acceptance${isRanked ? ', review and ranking by the leading group' : ' and review'}, the following ${cases.length === 1 ? 'application' : `${cases.length} applications`} to “${plain(programme)}” ${cases.length === 1 ? 'is' : 'are'} proposed for approval${sum === null ? '' : `, ${show(sum)} in all`}. The notice runs from ${from} to ${to}, ${days === 1 ? 'one working day' : `${days} working days`}, and closes at 17:30 on the last day.</p>`,
          table,
          '<p>Names are masked in part to protect personal data. Within the period you can object on this page, with facts and reasons. An objection under your real name puts the application it names on hold until the matter is clear; the others are not affected.</p>',
          isRanked
            ? '<p>Ranks follow points; of equal ones whoever submitted first comes first. What nobody objects to is approved after the period and keeps its rank on this list.</p>'
            : '<p>What nobody objects to is approved after the period.</p>',
          `<p data-align="end">${plain(facts.publisher.EN)}</p>`,
        ];
  return parts.join('');
}

const heads = {
  CN: { no: '序号', rank: '名次', name: '姓名', company: '工作单位', subject: '事项', points: '得分', grant: '资助' },
  EN: {
    no: 'No.',
    rank: 'Rank',
    name: 'Name',
    company: 'Employer',
    subject: 'Matter',
    points: 'Points',
    grant: 'Grant',
  },
} as const;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text of a person as it stands in rich text. */
function plain(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => signs[sign]!);
}
