import type { AccessOfficeTexts } from './CN.ts';

export const EN: AccessOfficeTexts = {
  codes: {
    make: 'New batch',
    download: 'Make and download',
    once: 'Eight random characters, without 0, O, 1 and I; five wrong ones in a row stop an account for 15 minutes. The codes stand in the file that is downloaded now and nowhere else: later only the last two characters are shown.',
    made: 'Made and downloaded. Keep the file safe',
    list: 'Codes',
    uses: 'Uses',
    none: 'Nobody has used one yet',
    first: 'Only the first {count} are listed',
    latest: 'Only the latest {count} are listed',
  },
};
