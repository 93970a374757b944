import type { Photo, Report } from './report.ts';

/** The photo of an item (`intestinal:abc`) as it is looked at, with the colours put right where somebody did that; and as it was taken. */
export function photoOf(
  { photos }: Pick<Report, 'photos'>,
  key: string,
): { readonly shown: Photo | undefined; readonly taken: Photo | undefined } {
  const own = photos.filter(({ of }) => of === key);
  const taken = own.find(({ balanceOf }) => balanceOf === undefined);
  return { shown: own.find(({ balanceOf }) => balanceOf !== undefined) ?? taken, taken };
}
