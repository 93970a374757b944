/** Rich text before and after its only table; nothing where it has none or several, or where the table is within something else. */
export function splitAtTable(html: string): readonly [string, string] | undefined {
  const parts = html.split(/<table>[\s\S]*?<\/table>/);
  if (parts.length !== 2 || /<(table|figure|blockquote|li)\b/.test(html.replace('<table>', ''))) return undefined;
  return [parts[0]!, parts[1]!];
}
