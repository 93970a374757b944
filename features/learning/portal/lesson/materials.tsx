import { Link } from 'react-router';
import { downloadCall } from '#core/contracts/files.ts';
import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { IconButton } from '#web/kit/controls/button.tsx';
import { downloadFile } from '#web/kit/files/download.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { useViewUrl } from '#web/kit/files/use-view-url.ts';
import { Icon } from '#web/kit/marks/icon.tsx';
import { useLearningWords } from '../words.ts';
import type { Lesson, OneCourse } from './lesson.ts';
import styles from './tabs.module.css';

/** How many there are for the reader. */
export function countMaterials(course: OneCourse, lesson: Lesson): number {
  return (lesson.file ? 1 : 0) + (course.textbook ? 1 : 0);
}

/** The handout of the lesson and the textbook of the course. */
export function Materials({ course, lesson }: { course: OneCourse; lesson: Lesson }) {
  const t = useLearningWords();
  const locale = useSession((state) => state.locale);
  const { textbook } = course;
  if (countMaterials(course, lesson) === 0) return <p className="muted">{t('lesson.noMaterials')}</p>;
  return (
    <ul>
      {lesson.file && (
        <Material
          id={lesson.file.id}
          name={lesson.file.name}
          facts={[
            showSize(lesson.file.size),
            ...(lesson.file.pages ? [t('lesson.pages', { count: lesson.file.pages })] : []),
          ]}
        />
      )}
      {textbook && (
        <Material
          id={textbook.file}
          name={textIn(textbook.title, locale)}
          facts={[
            ...(textbook.size === null ? [textbook.edition] : [showSize(textbook.size), t('lesson.wholeBook')]),
            ...(textbook.chapters > 0 ? [t('textbook.chapters', { count: textbook.chapters })] : []),
          ].filter(Boolean)}
          page={textbook.chapters > 0 ? `/phenixcoll/textbook/${textbook.id}` : undefined}
        />
      )}
    </ul>
  );
}

/** A file to read or to take along; with a page it is read there. */
export function Material({
  id,
  name,
  facts,
  page,
}: {
  id: string | null;
  name: string;
  facts: readonly string[];
  page?: string | undefined;
}) {
  const t = useLearningWords();
  const address = useViewUrl(id);
  return (
    <li className={`parted stack level ${styles.material}`}>
      <span
        className={`middle small strong ${styles.kind}`}
        aria-hidden="true"
        data-page={(page !== undefined && !id) || undefined}
      >
        {page !== undefined && !id ? <Icon name="book" size={20} /> : 'PDF'}
      </span>
      <span className="slim">
        {page !== undefined ? (
          <Link className="block breaks strong" to={page}>
            {name}
          </Link>
        ) : id && address ? (
          <a className="block breaks strong" href={address} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          <b className="block breaks">{name}</b>
        )}
        <span className="small muted">{facts.join(' · ')}</span>
      </span>
      {id && (
        <IconButton label={t('lesson.download', { name })} onClick={() => void downloadFile(downloadCall, { rid: id })}>
          <Icon name="download" size={18} />
        </IconButton>
      )}
    </li>
  );
}
