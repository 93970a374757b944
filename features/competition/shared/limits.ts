/** Limits of an entry, as the specification's table of constants has them. */
export const entryLimits = {
  summaryWords: 1500,
  introductionWords: 150,
  planMB: 50,
  videoSeconds: 60,
  imageMB: 10,
  officePhotos: 3,
  /** Per cent: a field of the form and no condition of entry. */
  shareholding: 30,
  /** Working days in which a change of circumstances is told. */
  changeDays: 1,
} as const;

/** What says that there is nothing to tell, in both languages and as people write it. */
export const nothingWords = ['无', '无。', '没有', 'none', 'None', 'NONE', 'none.', 'None.', 'n/a', 'N/A'];
