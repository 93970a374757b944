/** Hides most of a login name that is an e-mail address or a phone number; other names, and masked ones, stay. */
export function maskLoginName(name: string): string {
  const at = name.indexOf('@');
  if (at > 0) return `${name.slice(0, 1)}***${name.slice(at)}`;
  return /^\+?[0-9 -]{7,20}$/.test(name) ? `${name.slice(0, 3)}****${name.slice(-2)}` : name;
}
