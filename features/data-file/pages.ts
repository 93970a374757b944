import type { Pages } from '#core/pages.ts';

/** The data file, in the personal centre. */
export const dataFilePages = {
  '/personal/datarecord': { name: 'personal', title: { CN: '我的档案', EN: 'My data file' }, signIn: true },
} as const satisfies Pages;
