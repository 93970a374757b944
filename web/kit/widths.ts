/** The widest window, in px, of each layout. Style sheets state the same numbers; web/styles.test.ts holds them. */
export const widths = { phone: 760, tablet: 991, laptop: 1279 } as const;
