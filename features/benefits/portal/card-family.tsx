import { useState } from 'react';
import { textIn } from '#core/texts/text.ts';
import { addFamilyCall, myCardCall, removeFamilyCall } from '#features/benefits/calls/card.ts';
import { familySection, mostFamily, relationLabel } from '#features/benefits/shared/family.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { useSend } from '#web/kit/call/send.ts';
import { useSession } from '#web/kit/call/session.ts';
import { Button } from '#web/kit/controls/button.tsx';
import { ChipButton } from '#web/kit/controls/chip.tsx';
import { showDate } from '#web/kit/dates.ts';
import { ConfirmDialog, Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { SmallForm } from '#web/kit/form/small-form.tsx';
import { Icon } from '#web/kit/marks/icon.tsx';
import styles from './benefits.module.css';
import type { Family } from './card-page.tsx';
import { useBenefitWords } from './words.ts';

/** Whose code is shown: the holder's or that of one of the family; family is named and taken off here too. */
export function CardFamily({
  family,
  chosen,
  onChoose,
}: {
  family: readonly Family[];
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <fieldset className="line wraps gap-8 below-12" aria-label={t('family.whose')}>
        <ChipButton chosen={chosen === undefined} onClick={() => onChoose(undefined)}>
          {t('family.self')}
        </ChipButton>
        {family.map(({ id, name, relation }) => (
          <ChipButton key={id} chosen={chosen === id} onClick={() => onChoose(id)}>
            {name} {textIn(relationLabel(relation), locale)}
          </ChipButton>
        ))}
        <Button small kind="text" onClick={() => setOpen(true)}>
          {family.length === 0 && <Icon name="plus" size={14} />}
          {t(family.length === 0 ? 'family.add' : 'family.manage')}
        </Button>
      </fieldset>
      <Dialog open={isOpen} title={t('family.title')} onClose={() => setOpen(false)}>
        <FamilyList family={family} />
      </Dialog>
    </>
  );
}

function FamilyList({ family }: { family: readonly Family[] }) {
  const t = useBenefitWords();
  const locale = useSession((session) => session.locale);
  const [leaving, setLeaving] = useState<Family>();
  const adding = useSend(addFamilyCall, { invalidates: [myCardCall], quiet: ['INVALID'] });
  const removing = useSend(removeFamilyCall, { invalidates: [myCardCall] });
  const remove = async ({ id }: Family) => {
    await removing.mutateAsync({ id, reqId: newRequestId() });
    toast('success', t('family.removed'));
    setLeaving(undefined);
  };
  return (
    <div className="stack gap-16">
      <p className="small muted">{t('family.note', { count: mostFamily })}</p>
      {family.length > 0 && (
        <ul className={`panel ${styles.lines}`}>
          {family.map((each) => (
            <li key={each.id} className="line apart gap-16 parted">
              <span className="slim">
                <b className="block breaks">{each.name}</b>
                <span className="small muted">
                  {textIn(relationLabel(each.relation), locale)} · {showDate(each.birth, locale)}
                </span>
              </span>
              <Button small kind="text" onClick={() => setLeaving(each)}>
                {t('family.remove')}
                <span className="vh">{each.name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
      {family.length < mostFamily && (
        <SmallForm
          key={family.length}
          section={familySection}
          label={t('family.add')}
          send={async (values) => {
            await adding.mutateAsync({ values: { ...values }, reqId: newRequestId() });
            toast('success', t('family.added'));
          }}
        >
          <p className="small muted">{t('family.consent')}</p>
        </SmallForm>
      )}
      <ConfirmDialog
        open={leaving !== undefined}
        title={t('family.removeSure', { name: leaving?.name ?? '' })}
        confirm={t('family.remove')}
        kind="danger"
        busy={removing.isPending}
        onConfirm={() => leaving && void remove(leaving)}
        onClose={() => setLeaving(undefined)}
      >
        <p>{t('family.removeNote')}</p>
      </ConfirmDialog>
    </div>
  );
}
