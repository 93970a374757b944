import { compareCall } from '#features/casework/calls/dossier.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { type DeskSection, deskSections } from '#features/casework/office/review/case-model.ts';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import { useDictionaries } from '#features/casework/office/review/use-dictionaries.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { useSession } from '#web/kit/call/session.ts';
import { useOfficeCall } from '#web/office/office-call.ts';
import { FailedPanel, RowSkeleton } from '#web/office/pieces/state-panel.tsx';
import { dayOf } from '#web/office/pieces/time.ts';
import styles from './views.module.css';

const signs = { same: '=', alike: '≈', differs: '≠' } as const;

/** A case and another of the same person beside each other, value by value; what differs comes first. */
export function SideBySide({ desk, other }: { desk: Desk; other: string }) {
  const t = useTexts();
  const locale = useSession((session) => session.locale);
  const dictionaries = useDictionaries();
  const { data, isPending, isError, error, refetch } = useOfficeCall(compareCall, { id: desk.data!.id, other });
  const { programme } = useProgramme(data?.other.programme, data?.other);
  const reading = { locale, today: dayOf(new Date().toISOString()), dictionaries };
  const theirs = data && programme ? linesOf(deskSections(programme, data.other, reading)) : new Map<string, Line>();
  const ours = linesOf(desk.sections);
  const order = { differs: 0, alike: 1, same: 2 } as const;
  const shared = Object.entries(data?.relations ?? {})
    .filter(([path]) => ours.has(path) && theirs.has(path))
    .sort(([, one], [, another]) => order[one] - order[another]);
  return (
    <div className={styles.beside}>
      {isPending && <RowSkeleton rows={10} height={36} />}
      {isError && <FailedPanel title={error.msg} onRetry={() => void refetch()} />}
      {data && (
        <table className={`whole size-13 ${styles.table}`}>
          <thead>
            <tr>
              <th scope="col">{t('review.field')}</th>
              <th scope="col">{desk.data!.no}</th>
              <th scope="col">
                <span className="vh">{t('review.relation')}</span>
              </th>
              <th scope="col">{data.other.no}</th>
            </tr>
          </thead>
          <tbody>
            {shared.map(([path, relation]) => (
              <tr key={path}>
                <th scope="row" className={styles.label}>
                  {ours.get(path)!.label}
                </th>
                <td className="breaks">{ours.get(path)!.text}</td>
                <td>
                  <b className={relation === 'differs' ? 'warn-ink' : 'muted'} title={t(`review.relation_${relation}`)}>
                    {signs[relation]}
                    <span className="vh">{t(`review.relation_${relation}`)}</span>
                  </b>
                </td>
                <td className="breaks">{theirs.get(path)!.text}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

interface Line {
  readonly label: string;
  readonly text: string;
}

function linesOf(sections: readonly DeskSection[]): Map<string, Line> {
  const lines = sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines));
  return new Map(lines.map(({ path, label, text }) => [path, { label, text }]));
}
