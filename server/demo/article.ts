/** A part of an article: what a line of its source begins with tells its kind. */
export type Block =
  | { readonly kind: 'heading' | 'paragraph'; readonly text: string }
  | { readonly kind: 'bullets' | 'steps'; readonly items: readonly string[] }
  | { readonly kind: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

/**
 * Reads the source of a demo article: `# heading`, `- bullet`, `1. step`, `| cell | cell |` (the first row is the head),
 * anything else a paragraph; one line each, empty lines do not count.
 */
export function readArticle(source: string): Block[] {
  const blocks: Block[] = [];
  for (const line of source.split('\n').map((each) => each.trim())) {
    if (line === '') continue;
    const last = blocks.at(-1);
    const item = /^(?:-|\d+\.) (.+)$/.exec(line)?.[1];
    if (line.startsWith('# ')) blocks.push({ kind: 'heading', text: line.slice(2) });
    else if (item !== undefined) {
      const kind = line.startsWith('-') ? 'bullets' : 'steps';
      if (last?.kind === kind) blocks.splice(-1, 1, { kind, items: [...last.items, item] });
      else blocks.push({ kind, items: [item] });
    } else if (line.startsWith('|')) {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.trim());
      if (last?.kind === 'table') blocks.splice(-1, 1, { ...last, rows: [...last.rows, cells] });
      else blocks.push({ kind: 'table', head: cells, rows: [] });
    } else blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
}

/** The article as notices store it: paragraphs, headings, lists, tables, `**strong**` and `[links](address)`. */
export function articleHtml(blocks: readonly Block[]): string {
  return blocks.map(htmlOf).join('');
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
