import type { ScaleTexts } from './CN.ts';

export const EN: ScaleTexts = {
  scoring: {
    weight: 'of {max}',
    points: 'Points for {name}',
    fine: 'Adjust {name}',
    bands: 'Bands for {name}',
    see: 'See the scale',
    reason: 'Reason for {name}',
    reasonHint: '{count:# character|# characters}, at least {least}',
    theirs: 'Entered differently on another device:',
    keepMine: 'Keep mine',
    takeTheirs: 'Use the other',
  },
};
