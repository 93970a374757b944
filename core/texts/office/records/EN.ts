import type { RecordsTexts } from './CN.ts';

export const EN: RecordsTexts = {
  jobs: {
    title: 'Background jobs',
    note: 'Exported files are kept for 7 days, for you only.',
    none: 'No jobs',
    noneHint: 'Exports of more than 5,000 rows are made here.',
    QUEUED: 'Queued',
    RUNNING: 'Running',
    DONE: 'Done',
    FAILED: 'Failed',
    progress: '{done} / {total} rows',
    rows: '{count} rows',
    kept: 'kept for {days} more days',
    download: 'Download',
    stop: 'Stop “{name}”',
    remove: 'Remove “{name}”',
  },
  exports: {
    title: 'Export',
    what: 'Exports the {count} records of the present filter with the {columns} columns shown.',
    format: 'Format',
    xlsx: 'Excel workbook',
    csv: 'CSV text',
    masked: '{names} stay masked.',
    whole: 'Export personal data in full',
    reason: 'Reason (written to the business log and the file)',
    background: 'There are many rows: the file is made in the background, and a message tells you when it is ready.',
  },
  reveal: {
    show: 'Show',
    showNamed: 'Show {name} in full',
    title: 'See {name} in full',
    hint: 'Who looked, at what and why is written to the business log.',
    whole: '{name} is shown in full',
  },
};
