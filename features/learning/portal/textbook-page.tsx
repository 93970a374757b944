import { useParams } from 'react-router';
import type { OutputOf } from '#core/contracts/contract.ts';
import { type Locale, textIn } from '#core/texts/text.ts';
import { textbookCall } from '#features/learning/calls.ts';
import { textbookKinds } from '#features/learning/shared/textbook.ts';
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ButtonLink } from '#web/kit/controls/button.tsx';
import { Breadcrumb } from '#web/kit/pieces/breadcrumb.tsx';
import { Card } from '#web/kit/pieces/card.tsx';
import { useMedia } from '#web/kit/use-media.ts';
import { widths } from '#web/kit/widths.ts';
import { useCrumbs, usePageTitle } from '#web/portal/shell/page-title.ts';
import learning from './learning.module.css';
import { Material } from './lesson/materials.tsx';
import { Closed } from './lesson/reading.tsx';
import tabs from './lesson/tabs.module.css';
import { NotShown } from './not-shown.tsx';
import { useLearningWords } from './words.ts';

type Book = OutputOf<typeof textbookCall>;

/** One textbook, chapter by chapter, for whoever may read it. */
export function Component() {
  const { id = '' } = useParams();
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const { data, error, refetch } = useCall(textbookCall, { id }, { quiet: true });
  const name = data && textIn(data.title, locale);
  usePageTitle(name);
  const crumbs = useCrumbs(name);
  return (
    <div className="wrap below-32">
      <Breadcrumb crumbs={crumbs} />
      {data ? (
        <BookView book={data} />
      ) : (
        <NotShown error={error} onRetry={refetch} gone={t('textbook.gone')} way="courses" />
      )}
    </div>
  );
}

function BookView({ book }: { book: Book }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const isFolded = useMedia(`(max-width: ${widths.laptop}px)`);
  const { mayRead } = book;
  const chapters = chaptersOf(book, locale);
  const kind = textbookKinds.find(({ value }) => value === book.kind)?.label;
  const facts = [
    kind && textIn(kind, locale),
    book.author,
    book.edition,
    chapters.length > 0 && t('textbook.chapters', { count: chapters.length }),
  ].filter(Boolean);
  const beside = (
    <>
      {book.courses.length > 0 && (
        <Card boxed className="column gap-12">
          <h2 className={tabs.title}>{t('textbook.courses')}</h2>
          {book.courses.map(({ id, title }) => (
            <ButtonLink key={id} kind={mayRead ? 'line' : 'primary'} block to={`/phenixcoll/course/${id}`}>
              {textIn(title, locale)}
            </ButtonLink>
          ))}
        </Card>
      )}
      {(chapters.length > 0 || book.file) && <Contents book={book} />}
    </>
  );
  return (
    <div className={`stack top folds-laptop above-12 ${learning.columns}`}>
      <div className="column gap-20 slim">
        <div>
          <h1 className={`breaks ${tabs.lesson}`}>{textIn(book.title, locale)}</h1>
          <p className="small muted breaks">{facts.join(' · ')}</p>
        </div>
        {!mayRead && <Closed icon="lock" words={t('textbook.locked')} />}
        {mayRead && chapters.length === 0 && !book.file && <Closed icon="place" words={t('textbook.empty')} />}
        {isFolded && beside}
        {chapters.map(
          ({ id, heading, body }) =>
            body && (
              <Card boxed key={id}>
                <section aria-labelledby={id} className="column gap-12">
                  <h2 id={id} className={tabs.title}>
                    {heading}
                  </h2>
                  <p className={`as-typed breaks ${learning.text}`}>{textIn(body, locale)}</p>
                </section>
              </Card>
            ),
        )}
      </div>
      {!isFolded && <aside className={`column gap-20 ${tabs.side}`}>{beside}</aside>}
    </div>
  );
}

/** Its chapters by their place: two of them may have one title. */
function chaptersOf({ chapters }: Book, locale: Locale) {
  return chapters.map(({ title, body }, at) => ({
    id: `chapter-${at + 1}`,
    heading: `${at + 1}　${textIn(title, locale)}`,
    body,
  }));
}

/** Its chapters with the ways to them, and the whole of it as a file. */
function Contents({ book }: { book: Book }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  return (
    <Card boxed>
      <nav aria-label={t('textbook.contents')} className="column gap-8">
        <h2 className={tabs.title}>{t('textbook.contents')}</h2>
        <ol className="column gap-8">
          {chaptersOf(book, locale).map(({ id, heading, body }) => (
            <li key={id} className="breaks">
              {body ? <a href={`#${id}`}>{heading}</a> : <span className="muted">{heading}</span>}
            </li>
          ))}
        </ol>
      </nav>
      {book.file && (
        <ul>
          <Material id={book.file} name={textIn(book.title, locale)} facts={[t('lesson.wholeBook')]} />
        </ul>
      )}
    </Card>
  );
}
