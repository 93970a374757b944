import { textIn } from '#core/texts/text.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { showSize } from '#web/kit/files/file-size.ts';
import { AttachmentRow } from '#web/kit/pieces/attachments.tsx';
import { SectionHead } from '#web/kit/pieces/section-head.tsx';
import type { RecordItem, RecordPart } from './file.ts';
import { useDataFileWords } from './words.ts';

type File = RecordItem['files'][number];

/** Every verified document once, whatever number of applications hold it. */
export function Documents({ records }: { records: readonly RecordPart[] }) {
  const t = useDataFileWords();
  const locale = useSession((session) => session.locale);
  const found = new Map<string, { file: File; item: RecordItem }>();
  for (const item of records.flatMap(({ items }) => items))
    for (const file of item.files) if (!found.has(file.id)) found.set(file.id, { file, item });
  if (found.size === 0) return null;
  const bytes = [...found.values()].reduce((sum, { file }) => sum + file.size, 0);
  return (
    <section>
      <SectionHead title={t('documents')} note={t('documentsNote', { count: found.size, size: showSize(bytes) })} />
      <ul className="stack two gap-16 folds">
        {[...found.values()].map(({ file, item }) => (
          <li key={file.id} className="slim">
            <AttachmentRow file={file} />
            <p className="small muted above-4">
              {textIn(item.label, locale)}
              {locale === 'CN' ? '，' : ', '}
              {item.expiresOn ? t('endsOn', { date: showDate(item.expiresOn, locale) }) : t('endless')}
              {locale === 'CN' ? '，' : ', '}
              {t('times', { count: item.uses.length })}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
