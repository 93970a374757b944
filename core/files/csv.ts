/** Begins every CSV file: the UTF-8 mark, without which spreadsheets guess the encoding. */
export const csvStart = '\uFEFF';

/** One line of CSV (RFC 4180), ended by CR LF; texts that a spreadsheet would run as a formula are defused. */
export function csvLine(cells: readonly string[]): string {
  // Readers skip an empty line, so that a lone empty cell is quoted.
  if (cells.length === 1 && cells[0] === '') return '""\r\n';
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/**
 * A leading apostrophe keeps a text from being a formula. One that begins so by itself gets another, so that taking one
 * away always gives the text back.
 */
function csvCell(text: string): string {
  const whole = text.toWellFormed();
  const safe = /^'*[=+\-@\t\r\n\0＝＋－＠]/.test(whole) ? `'${whole}` : whole;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
