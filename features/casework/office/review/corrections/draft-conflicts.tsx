import { lineAt } from '#features/casework/office/review/case-model.ts';
import styles from '#features/casework/office/review/desk.module.css';
import type { Desk } from '#features/casework/office/review/use-case.ts';
import type { DeskConflict } from '#features/casework/office/review/use-desk-draft.ts';
import { useDictionaries } from '#features/casework/office/review/use-dictionaries.ts';
import { MergeView } from '#web/office/resource/record/merge-view.tsx';
import { useTextIn, useTexts } from '#web/office/texts.ts';

/** What the reader typed differently on two devices or tabs, to choose from. */
export function DraftConflicts({ desk }: { desk: Desk }) {
  const t = useTexts();
  const read = useTextIn();
  const options = useDictionaries();
  const { conflicts } = desk.draft;
  const words = { title: t('kept.conflictTitle'), hint: t('kept.conflictHint'), theirs: t('kept.elsewhere') };
  const nameOf = ({ section, mine, theirs }: DeskConflict) => {
    const about = [mine, theirs].map((side) => (side as { about?: string } | undefined)?.about).find(Boolean);
    const label = about && lineAt(desk.sections, about)?.label;
    return [read(section.title), label].filter(Boolean).join(t('app.colon'));
  };
  if (conflicts.length === 0) return null;
  return (
    <div className={`rigid scrolls ${styles.conflicts}`}>
      {conflicts.map((conflict) => (
        <MergeView
          key={`${conflict.section.key}.${conflict.path}`}
          section={conflict.section}
          conflicts={[conflict]}
          options={options}
          words={words}
          nameOf={() => nameOf(conflict)}
          onChoose={(_path, _value, side) => desk.draft.choose(conflict, side)}
        />
      ))}
    </div>
  );
}
