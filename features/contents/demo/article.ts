/** A part of an article. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/**
 * Reads an article in the Markdown that the editor of contents can show as well: `## heading`, `- bullet`, `1. step`,
 * tables, and paragraphs of one line; throws, naming the line, for anything else.
 */
export function readArticle(source: string): Block[] {
  return source
    .trim()
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map((part) => readBlock(part.split('\n')));
}

function readBlock(lines: readonly string[]): Block {
  const [first = ''] = lines;
  if (first.startsWith('|')) return readTable(lines);
  if (/^(- |\d+\. )/.test(first)) {
    const [kind, mark] = first.startsWith('-')
      ? (['bullets', /^- (\S.*)$/] as const)
      : (['steps', /^\d+\. (\S.*)$/] as const);
    return { kind, items: lines.map((line) => mark.exec(line)?.[1] ?? refuse(line)) };
  }
  if (lines.length > 1) refuse(lines[1]!);
  if (first.startsWith('## ')) return { kind: 'heading', text: first.slice(3) };
  return /^([#>*+<`~=\s-](?!\*)|\d+\))/.test(first) ? refuse(first) : { kind: 'paragraph', text: first };
}

function readTable([first = '', rule = '', ...rest]: readonly string[]): Block {
  const head = cellsOf(first);
  if (rule !== `|${' --- |'.repeat(head.length)}`) refuse(rule);
  return {
    kind: 'table',
    head,
    rows: rest.map((line) => (cellsOf(line).length === head.length ? cellsOf(line) : refuse(line))),
  };
}

function cellsOf(line: string): string[] {
  if (!/^\| .* \|$/.test(line)) refuse(line);
  return line
    .slice(2, -2)
    .split(' | ')
    .map((cell) => cell.trim());
}

function refuse(line: string): never {
  throw new SyntaxError(`“${line}” is no block of an article`);
}
/** The article as notices store it: paragraphs, headings, lists, tables, `**strong**` and `[links](address)`. */
export function articleHtml(blocks: readonly Block[]): string {
  return blocks.map(htmlOf).join('');
}

/** An article with its signature below: who and when, at the end of the line. */
export function signedHtml(source: string, ...lines: readonly string[]): string {
  return articleHtml(readArticle(source)) + lines.map((line) => `<p data-align="end">${inline(line)}</p>`).join('');
}

function htmlOf(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${inline(block.text)}</h2>`;
    case 'paragraph':
      return `<p>${inline(block.text)}</p>`;
    case 'bullets':
      return `<ul>${listItems(block.items)}</ul>`;
    case 'steps':
      return `<ol>${listItems(block.items)}</ol>`;
    case 'table': {
      const head = block.head.map((cell) => `<th>${inline(cell)}</th>`).join('');
      const rows = block.rows.map((row) => `<tr>${row.map((cell) => `<td>${inline(cell)}</td>`).join('')}</tr>`);
      return `<table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
    }
  }
}

function listItems(items: readonly string[]): string {
  return items.map((item) => `<li>${inline(item)}</li>`).join('');
}

function inline(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\[(.+?)\]\((.+?)\)/g, '<a href="$2">$1</a>');
}
