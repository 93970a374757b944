import { lazy, Suspense } from 'react';
import type { Text } from '#core/texts/text.ts';
import { useTexts } from '#features/judging/office/words.ts';
import type { ScoreMark } from '#features/judging/shared/marks.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { PaperView } from '#web/office/papers/paper-view.tsx';
import { RowSkeleton, StatePanel } from '#web/office/pieces/state-panel.tsx';
import { momentOf } from '#web/office/pieces/time.ts';
import { useTextIn } from '#web/office/texts.ts';
import styles from './desk.module.css';
import type { JudgedEntry } from './entry-desk.tsx';
import { MarkedText } from './marked-text.tsx';

/** What draws PDFs is as large as the rest of the office, and comes where there is one to read. */
const PdfReader = lazy(() =>
  import('#web/office/papers/pdf-reader.tsx').then((found) => ({ default: found.PdfReader })),
);

interface EntryContentProps {
  entry: JudgedEntry;
  marks: readonly ScoreMark[];
  /** The id of the paper that is open; null for what the entrant stated. */
  paper: string | null;
  onPaper: (id: string | null) => void;
  page: number;
  onPage: (page: number) => void;
}

/** What was handed in: what the entrant stated, or a paper to work through; scores rest on passages of either. */
export function EntryContent({ entry, marks, paper, onPaper, page, onPage }: EntryContentProps) {
  const t = useTexts();
  const read = useTextIn();
  const reader = useSession((session) => session.user?.nickname ?? '');
  const files = entry.papers.flatMap(({ label, file }) => (file ? [{ label, file }] : []));
  const open = files.find(({ file }) => file.id === paper)?.file;
  const wordOf = (about: string) => {
    const name: Text | undefined = entry.rubric.dimensions.find(({ code }) => code === about)?.name;
    return name ? read(name) : about;
  };
  const tabs = [
    { id: null, label: t('entry.stated'), note: undefined },
    ...files.map(({ label, file }) => ({ id: file.id, label: read(label), note: file.name })),
  ];
  return (
    <>
      {files.length > 0 && (
        <div className={`row gap-4 ${styles.papers}`} role="tablist" aria-label={t('entry.papers')}>
          {tabs.map(({ id, label, note }) => {
            const count = marks.filter(({ at, page: on }) => (id === null ? on === 0 : at === id)).length;
            return (
              <button
                key={id ?? ''}
                type="button"
                role="tab"
                className="plain-button size-13"
                title={note}
                aria-selected={id === (open?.id ?? null)}
                onClick={() => onPaper(id)}
              >
                {label}
                {count > 0 && <b>{count}</b>}
              </button>
            );
          })}
        </div>
      )}
      {open?.type === 'application/pdf' && (
        <Suspense fallback={<RowSkeleton rows={10} height={44} />}>
          <PdfReader
            key={open.id}
            file={open}
            {...{ page, onPage }}
            marks={marks.flatMap(({ id, at, page: on, quote, about }) =>
              at === open.id ? [{ id, page: on, quote, word: wordOf(about) }] : [],
            )}
            watermark={`${reader} · ${momentOf(new Date()).day}`}
          />
        </Suspense>
      )}
      {open && open.type !== 'application/pdf' && (
        <div className={`fills-down column ${styles.viewer}`}>
          <PaperView key={open.id} file={open} />
        </div>
      )}
      {!open && (
        <ScrollFrame label={t('entry.stated')} className={`fills-down column gap-16 ${styles.stated}`}>
          {entry.sections.length === 0 && <StatePanel icon="file" title={t('entry.empty')} />}
          {entry.sections.map(({ title, facts }) => (
            <section key={title.CN} className="column gap-6">
              <h3 className="row-title">{read(title)}</h3>
              <dl className={`stack gap-8-12 ${styles.facts}`}>
                {facts.map(({ key, label, value }) => (
                  <div key={key} className={read(value).length > 40 ? styles.long : undefined}>
                    <dt className="muted size-12">{read(label)}</dt>
                    <dd className="as-typed breaks" data-at={key} data-page={0}>
                      <MarkedText text={read(value)} marks={marks.filter(({ at }) => at === key)} wordOf={wordOf} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
          {entry.isBlind && entry.papers.length > 0 && (
            <section className="column gap-6">
              <h3 className="row-title">{t('entry.papers')}</h3>
              <p className="muted size-13">{t('entry.withheld')}</p>
              <ul className="row wraps gap-8">
                {entry.papers.map(({ label }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: papers of a kind have no names here and never move
                  <li key={index} className="tag">
                    {read(label)}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </ScrollFrame>
      )}
    </>
  );
}
