/** Whether the cells of a column are amounts, not years, codes or telephone numbers: figures with a sign, commas, a range or a unit. */
export function isFigureColumn(cells: readonly string[]): boolean {
  const told = cells.filter((cell) => cell !== '' && !isNothing(cell));
  return told.length > 0 && told.every((cell) => figure.test(cell));
}

function isNothing(cell: string): boolean {
  return /^[-–—/]+$/.test(cell);
}

const number = String.raw`[+−-]?\d{1,3}(,\d{3})*(\.\d+)?|[+−-]?\d{1,6}(\.\d+)?`;
const figure = new RegExp(`^(¥ ?|CNY )?(${number})( ?[–~至-] ?(${number}))?( ?(%|元|万元|人|名|家|个|项|套|件))?$`);
