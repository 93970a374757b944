import { useState } from 'react';
import { Button } from '#web/kit/controls/button.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { type Move, moves } from './moves.ts';
import { useApplicationWords, type Whole } from './programme.ts';

/** The steps an applicant may take on a case that is with the office or decided, each asked about before it is taken. */
export function ApplicantMoves({ whole }: { whole: Whole }) {
  const t = useApplicationWords();
  const [asked, setAsked] = useState<Move>();
  return (
    <>
      {moves
        .filter((move) => whole.actions.includes(move))
        .map((move) => (
          <Button key={move} kind={kinds[move] ?? 'line'} onClick={() => setAsked(move)}>
            {t(`move.${move}.button`)}
          </Button>
        ))}
      {asked && <MoveDialog key={asked} move={asked} whole={whole} onClose={() => setAsked(undefined)} />}
    </>
  );
}

const kinds: Partial<Record<Move, 'accent' | 'danger'>> = { 'take-up': 'accent', cancel: 'danger' };
