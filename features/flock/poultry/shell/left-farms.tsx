import { useState } from 'react';
import { BigButton, BigLink } from '#features/flock/poultry/pieces/button.tsx';
import { Confirm } from '#features/flock/poultry/pieces/confirm.tsx';
import { NoteCard } from '#features/flock/poultry/pieces/note-card.tsx';
import { forgetFarm } from '#features/flock/poultry/store/forget.ts';
import { type LeftFarm, useLeftFarms } from '#features/flock/poultry/store/left-farms.ts';
import { useShell } from '#features/flock/poultry/words.ts';

/** Farms that the person was taken off: said once, and what was never sent stays until they decide. */
export function LeftFarms() {
  return useLeftFarms().map((farm) => <Left key={farm.id} farm={farm} />);
}

function Left({ farm: { id, name, unsent } }: { farm: LeftFarm }) {
  const t = useShell();
  const [isAsked, setAsked] = useState(false);
  return (
    <NoteCard
      icon="people"
      title={t('left.title', { name })}
      actions={
        unsent === 0 ? (
          <BigButton small kind="quiet" onClick={() => void forgetFarm(id)}>
            {t('understood')}
          </BigButton>
        ) : (
          <>
            <BigLink small kind="line" icon="key" to="/join">
              {t('join.title')}
            </BigLink>
            <BigButton small kind="danger" icon="trash" onClick={() => setAsked(true)}>
              {t('left.remove')}
            </BigButton>
          </>
        )
      }
    >
      {unsent === 0 ? t('left.text') : t('left.unsent', { count: unsent })}
      <Confirm
        open={isAsked}
        title={t('left.remove')}
        confirm={t('left.remove')}
        kind="danger"
        onConfirm={() => void forgetFarm(id)}
        onClose={() => setAsked(false)}
      >
        <p>{t('members.unsent', { count: unsent })}</p>
      </Confirm>
    </NoteCard>
  );
}
