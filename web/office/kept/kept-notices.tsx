import { Button } from 'antd';
import { useEffect, useState } from 'react';
import type { Dictionaries } from '#core/dictionaries/option.ts';
import type { Section } from '#core/forms/section.ts';
import { CallError } from '#web/kit/call/call.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useConfirm } from '#web/office/pieces/confirm.tsx';
import { MergeView } from '#web/office/resource/record/merge-view.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { useTexts } from '#web/office/texts.ts';
import { sinceToday } from './kept-line.tsx';
import type { KeptRecord } from './use-kept-record.ts';

interface KeptNoticesProps {
  kept: KeptRecord;
  section: Section;
  options: Dictionaries;
  isDirty: boolean;
  isNew: boolean;
}

/** What came back from an earlier visit, and what was changed twice, to choose from. */
export function KeptNotices({ kept, section, options, isDirty, isNew }: KeptNoticesProps) {
  const t = useTexts();
  const [found, setFound] = useState(isDirty ? { at: kept.state.savedAt } : null);
  useEffect(() => {
    if (!isDirty) setFound(null);
  }, [isDirty]);
  return (
    <>
      {found && isDirty && (
        <div className="notice info" role="status">
          <Icon name="info" />
          <span>
            {found.at
              ? t(isNew ? 'kept.recoveredNew' : 'kept.recovered', { time: sinceToday(found.at) })
              : t('kept.recoveredHere')}
          </span>
        </div>
      )}
      {kept.met.length > 0 && (
        <MergeView
          section={section}
          conflicts={kept.met}
          options={options}
          onChoose={(path, _value, side) => kept.choose(path, side)}
        />
      )}
      {kept.elsewhere.length > 0 && (
        <MergeView
          section={section}
          conflicts={kept.elsewhere}
          options={options}
          words={{ title: t('kept.conflictTitle'), hint: t('kept.conflictHint'), theirs: t('kept.elsewhere') }}
          onChoose={(path, _value, side) => kept.chooseElsewhere(path, side)}
        />
      )}
    </>
  );
}

/** Gives up what was typed and goes back to what was saved last. */
export function DiscardButton({ kept }: { kept: Pick<KeptRecord, 'discard'> }) {
  const t = useTexts();
  const confirm = useConfirm();
  const discard = async () => {
    const asked = { title: t('kept.discardTitle'), text: t('kept.discardText'), ok: t('kept.clear'), danger: true };
    if (!(await confirm(asked))) return;
    try {
      await kept.discard();
      toast.success(t('kept.discarded'));
    } catch (error) {
      // The call has already said why.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <Button type="text" onClick={() => void discard()}>
      {t('kept.discard')}
    </Button>
  );
}
