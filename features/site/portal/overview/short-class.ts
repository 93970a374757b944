/** The class that a certificate gives, apart from what it means: "D 类（市级高层次人才）" is "D 类" and "市级高层次人才". */
export function shortClass(subject: string): { short: string; note: string } {
  const [, short, note] = /^([^（(]+?)\s*[（(](.+)[)）]$/.exec(subject) ?? [];
  return short !== undefined && note !== undefined ? { short, note } : { short: subject, note: '' };
}
