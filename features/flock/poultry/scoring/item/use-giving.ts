import { useRef, useState } from 'react';
import { useScoring } from '#features/flock/poultry/catalogues.ts';
import type { ScoringSession } from '#features/flock/poultry/scoring/scoring-session.ts';
import { useDoing } from '#features/flock/poultry/scoring/use-doing.ts';
import type { Report } from '#features/flock/shared/scoring/report.ts';
import type { ItemSection, ScoredItem } from '#features/flock/shared/sections/sections.ts';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { editItem, itemUnder, withScore } from './edit-items.ts';
import { itemAt, standingScore } from './items.ts';
import { useNameTarget } from './name-target.ts';
import type { Position } from './use-position.ts';

/** A score that is to take the place of another one. */
export interface Replacing extends Position {
  readonly from: number;
  readonly to: number;
}

/** A score on its way to the disk. */
interface Tapped extends Position {
  readonly score: number;
}

/**
 * Giving scores. What was scored before somebody came to an item, by whomever and on whatever way they came, is
 * replaced only when they say so (`replacing` asks); what they gave right here they may correct by a tap. Either is
 * told with both scores, and can be taken back.
 */
export function useGiving({
  session,
  report,
  section,
  at,
}: {
  session: ScoringSession;
  report: Report;
  section: ItemSection;
  at: Position;
}) {
  const t = useScoring();
  const doing = useDoing();
  const nameOf = useNameTarget(section);
  const [tapped, setTapped] = useState<Tapped | null>(null);
  const [replacing, setReplacing] = useState<Replacing | null>(null);
  const givenHere = useRef(false);
  const item = itemAt(report, section, at.no);
  // What was tapped is framed at once and leads on; its tick and its block come when it has been stored.
  const coming = tapped?.no === at.no ? tapped : null;
  const ahead = coming ? withScore(item ?? itemUnder(report, { section, ...at }), coming.field, coming.score) : item;

  async function give({ no, field, from, to }: Position & { from: number | null; to: number }) {
    const tap: Tapped = { no, field, score: to };
    setTapped(tap);
    let other: number | null = null as number | null;
    const isKept = await doing(
      session.act(({ report: now }) => {
        const stands = standingScore(itemAt(now, section, no), field);
        // A colleague's score may have come since this screen was drawn.
        if (stands !== null && stands !== from && stands !== to) {
          other = stands;
          return null;
        }
        return editItem(now, { section, no, field }, (each) => withScore(each, field, to));
      }),
    );
    setTapped((now) => (now === tap ? null : now));
    if (other !== null) return setReplacing({ no, field, from: other, to });
    if (isKept && from !== null && from !== to)
      toast('success', t('say.changed', { what: nameOf({ no, field }), from, to }));
  }

  return {
    item,
    /** The item as it will stand once what was tapped has been stored. */
    ahead,
    /** The score being stored, if it belongs to what is shown. */
    tapped: coming?.field === at.field ? coming.score : null,
    replacing,
    setReplacing,
    /** Somebody comes to another item, half or foot: what is scored there was not given right now. */
    come() {
      givenHere.current = false;
      setReplacing(null);
    },
    /** Gives a score to what is under hand; answers the item as it then is, null where it has to be asked first. */
    tap(to: number): ScoredItem | null {
      const from = standingScore(ahead, at.field);
      if (from !== null && from !== to && !givenHere.current) {
        setReplacing({ ...at, from, to });
        return null;
      }
      givenHere.current = true;
      void give({ ...at, from, to });
      return withScore(ahead ?? itemUnder(report, { section, ...at }), at.field, to);
    },
    /** Replaces a score, as somebody has just said. */
    replace(wanted: Replacing) {
      setReplacing(null);
      void give(wanted);
    },
  };
}
