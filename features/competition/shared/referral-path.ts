/** Where a supporter's link leads: to the registration, with the code filled in, and counted as a visit by its source. */
export function referralPath(code: string): string {
  return `/itec/apply/${code}?o=${code}`;
}
