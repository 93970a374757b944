/** The switch of a programme. Turned off it takes no new applications; those that were begun go on. */
export function programmeSwitch(code: string): string {
  return `programme:${code}`;
}
