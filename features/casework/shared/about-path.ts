/** Whether an item or mark at one path is about another: the same value, or one in the row or field it stands on. */
export function isAbout(path: string, line: string): boolean {
  return line === path || line.startsWith(`${path}.`) || line.startsWith(`${path}[`);
}
