/** What the reader of PDF files found; it travels between two processes as one line of JSON. */
export type PdfVerdict =
  | { readonly key: 'OK'; readonly pages: number }
  | {
      readonly key: 'FILE_BROKEN' | 'FILE_PROTECTED' | 'FILE_ACTIVE' | 'FILE_REFUSED';
      /** For the log. */
      readonly cause: string;
    };
