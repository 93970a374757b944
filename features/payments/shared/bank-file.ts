/** One payment of a bank file; the amount in fen. */
export interface BankLine {
  readonly no: string;
  readonly holder: string;
  readonly account: string;
  readonly bank: string;
  readonly branch: string;
  readonly amount: number;
  readonly purpose: string;
}

/**
 * The file that a bank reads: a head with count and sum, a line a payment, parted by `|`, ended by CR LF. Signs that
 * would part a line are put out of names.
 */
export function writeBankFile(
  head: { readonly no: string; readonly payer: string; readonly day: string },
  lines: readonly BankLine[],
): string {
  const sum = lines.reduce((total, { amount }) => total + amount, 0);
  const rows = [
    ['H', head.no, head.day.replaceAll('-', ''), head.payer, String(lines.length), plainYuan(sum), 'CNY'],
    ...lines.map(({ no, account, holder, bank, branch, amount, purpose }, index) => [
      'D',
      String(index + 1).padStart(6, '0'),
      account,
      holder,
      bank,
      branch,
      plainYuan(amount),
      purpose,
      no,
    ]),
    ['T', String(lines.length), plainYuan(sum)],
  ];
  return rows.map((cells) => `${cells.map(plain).join('|')}\r\n`).join('');
}

function plain(cell: string): string {
  return cell.replace(/[|\r\n]/g, ' ').trim();
}

function plainYuan(fen: number): string {
  return `${Math.trunc(fen / 100)}.${String(fen % 100).padStart(2, '0')}`;
}
