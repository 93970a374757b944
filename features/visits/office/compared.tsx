import { type Locale, textIn } from '#core/texts/text.ts';
import { itemText } from '#features/visits/shared/item-text.ts';
import { type Shown, shownNames, verdictNames } from '#features/visits/shared/seen.ts';
import { useSession } from '#web/kit/call/session.ts';
import { ScrollFrame } from '#web/kit/pieces/scroll-frame.tsx';
import { StatusTag } from '#web/office/pieces/status-tag.tsx';
import { useTextIn } from '#web/office/texts.ts';
import type { VisitRecord } from './visit-panel.tsx';
import styles from './visits.module.css';
import { useTexts } from './words.ts';

type Item = VisitRecord['compared'][number];

const tones = { AGREES: 'done', DIFFERS: 'problem', UNSEEN: 'off' } as const;

/** What was declared beside what was seen: differences as numbers and in per cent, or in words. */
export function Compared({ compared }: Pick<VisitRecord, 'compared'>) {
  const t = useTexts();
  const read = useTextIn();
  const locale = useSession((session) => session.locale);
  return (
    <ScrollFrame label={t('visits.compared')}>
      <table className={`whole size-13 ${styles.table}`}>
        <thead>
          <tr>
            <th scope="col">{t('visits.item')}</th>
            <th scope="col">{t('visits.declared')}</th>
            <th scope="col">{t('visits.seen')}</th>
            <th scope="col">{t('visits.difference')}</th>
            <th scope="col">{t('visits.note')}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map((row) => (
            <tr key={row.item.key}>
              <th scope="row">{read(row.item.label)}</th>
              <td>
                {row.item.declared === null ? t('visits.notDeclared') : itemText(row.item, row.item.declared, locale)}
              </td>
              <td>{seenOf(row, locale)}</td>
              <td>
                <StatusTag tone={tones[row.verdict]}>{read(verdictNames[row.verdict])}</StatusTag>{' '}
                {row.difference !== null && row.difference !== 0 && (
                  <span className="quiet">
                    {row.difference < 0 ? '−' : '+'}
                    {itemText(row.item, Math.abs(row.difference), locale)}
                    {row.percent !== null &&
                      ` (${t('visits.percent', { sign: row.percent < 0 ? '−' : '+', count: Math.abs(row.percent) })})`}
                  </span>
                )}
              </td>
              <td className="breaks">{row.note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollFrame>
  );
}

function seenOf(row: Item, locale: Locale): string {
  const { item, value, verdict } = row;
  if (verdict === 'UNSEEN') return '—';
  if (item.kind === 'show') return textIn(shownNames[value as Shown], locale);
  if (value !== null) return itemText(item, value, locale);
  return verdict === 'AGREES' && item.declared !== null ? itemText(item, item.declared, locale) : '—';
}
