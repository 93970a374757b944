/** The parts of a workbook (ECMA-376) that are the same in every file, and what a text looks like inside one. */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const spreadsheet = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Names of the parts; with `lists` there is a third sheet for what cells offer. */
export const contentTypes = (lists: boolean) =>
  `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${spreadsheet}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${spreadsheet}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${spreadsheet}.worksheet+xml"/><Override PartName="/xl/worksheets/sheet2.xml" ContentType="${spreadsheet}.worksheet+xml"/>${lists ? `<Override PartName="/xl/worksheets/sheet3.xml" ContentType="${spreadsheet}.worksheet+xml"/>` : ''}</Types>`;

export const rootRelations = `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`;

export const bookRelations = (lists: boolean) =>
  `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/worksheet" Target="worksheets/sheet2.xml"/>${lists ? `<Relationship Id="rId3" Type="${office}/worksheet" Target="worksheets/sheet3.xml"/>` : ''}<Relationship Id="rIdStyles" Type="${office}/styles" Target="styles.xml"/></Relationships>`;

/**
 * Style 1 is a text that stays one when somebody edits it (format 49 is `@`, quotePrefix the apostrophe of the formula
 * bar), style 2 the same for heads.
 */
export const styles = `${declaration}<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFF1F5F3"/></patternFill></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf/><xf numFmtId="49" fontId="0" applyNumberFormat="1" quotePrefix="1"/><xf numFmtId="49" fontId="1" fillId="2" applyNumberFormat="1" applyFont="1" applyFill="1" quotePrefix="1"/></cellXfs></styleSheet>`;

/** The list of sheets; one that only holds what cells offer is hidden. */
export function workbook(names: readonly string[]): string {
  const hidden = (name: string) => (name === listSheet ? ' state="hidden"' : '');
  const sheets = names
    .map((name, at) => `<sheet name="${escapeXml(name)}" sheetId="${at + 1}"${hidden(name)} r:id="rId${at + 1}"/>`)
    .join('');
  return `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${sheets}</sheets></workbook>`;
}

/** A worksheet up to its first row; with `frozen` the first row stays in sight. */
export function sheetStart(widths: readonly number[], { frozen }: { frozen: boolean }): string {
  const pane = '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/>';
  const columns = widths
    .map((width, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('');
  return `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0">${frozen ? pane : ''}</sheetView></sheetViews>${columns ? `<cols>${columns}</cols>` : ''}<sheetData>`;
}

/** What follows the last row; with a range the head gets its filter buttons. */
export function sheetEnd(range?: string, offers = ''): string {
  return `</sheetData>${range ? `<autoFilter ref="${range}"/>` : ''}${offers}</worksheet>`;
}

/** The sheet that holds what cells offer, a column for each column. */
export const listSheet = 'Lists';

/** Rows below the head whose cells offer a list. */
const offering = 1000;

/** What the cells of each column offer, from the sheet of lists; something else may be typed after a warning. */
export function cellOffers(choices: readonly (readonly string[])[]): string {
  const rules = choices.flatMap((texts, at) => {
    const column = columnName(at);
    return texts.length === 0
      ? []
      : `<dataValidation type="list" errorStyle="warning" allowBlank="1" showErrorMessage="1" sqref="${column}2:${column}${offering + 1}"><formula1>${listSheet}!$${column}$1:$${column}$${texts.length}</formula1></dataValidation>`;
  });
  return rules.length === 0 ? '' : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`;
}

/** One row of inline texts: a formula has an element of its own, so that none of these can ever be one. */
export function sheetRow(cells: readonly string[], row: number, style: 1 | 2): string {
  let xml = `<row r="${row}">`;
  for (const [at, text] of cells.entries()) {
    if (text === '') continue;
    xml += `<c r="${columnName(at)}${row}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escapeText(text)}</t></is></c>`;
  }
  return `${xml}</row>`;
}

/** A, B … Z, AA: the letters of a column, counted from 0. */
export function columnName(at: number): string {
  const letter = String.fromCharCode(65 + (at % 26));
  return at < 26 ? letter : columnName(Math.floor(at / 26) - 1) + letter;
}

/** Most characters a cell may hold. */
export const longestCell = 32_767;

/** Characters that XML cannot hold are written `_x000B_`, and a text that looks like that has its underscore written so. */
function escapeText(text: string): string {
  if (text.length < longestCell && !/[&<>"_\0-\x1f\ud800-\udfff\ufffe\uffff]/.test(text)) return text;
  const whole = text.toWellFormed();
  const cut = whole.length > longestCell ? `${whole.slice(0, longestCell - 1).toWellFormed()}…` : whole;
  return escapeXml(
    cut.replace(/_(?=x[0-9A-Fa-f]{4}_)|[\0-\x08\x0b-\x1f\ufffe\uffff]/g, (character) => {
      const code = character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
      return `_x${code}_`;
    }),
  );
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
