import { useParams } from 'react-router';
import { Component as LostPage } from '#features/flock/poultry/error/lost-page.tsx';
import { useIsRead } from '#features/flock/poultry/store/settings.ts';
import { type ItemSection, isScored, sectionIn } from '#features/flock/shared/sections/sections.ts';
import { AmmoniaPage } from './ammonia/ammonia-page.tsx';
import { ItemPage } from './item/item-page.tsx';
import { byItselfName } from './item/use-item-scoring.ts';
import { ScoringFrame } from './scoring-frame.tsx';

/** The scoring page of the section in the address. */
export function Component() {
  const { section: asked = '' } = useParams();
  const section = sectionIn(asked);
  if (!section) return <LostPage />;
  if (!isScored(section)) return <AmmoniaPage />;
  return <ItemScoring section={section} />;
}

/** Opens once it is known whether a tap goes on by itself: the first tap may come at once. */
function ItemScoring({ section }: { section: ItemSection }) {
  if (!useIsRead(byItselfName)) return null;
  return <ScoringFrame>{(parts) => <ItemPage key={section} {...parts} section={section} />}</ScoringFrame>;
}
