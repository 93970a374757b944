import { useParams } from 'react-router';
import { Component as LostPage } from '#features/flock/poultry/error/lost-page.tsx';
import { isScored, sectionIn } from '#features/flock/shared/sections/sections.ts';
import { AmmoniaPage } from './ammonia/ammonia-page.tsx';
import { ItemPage } from './item/item-page.tsx';
import { ScoringFrame } from './scoring-frame.tsx';

/** The scoring page of the section in the address. */
export function Component() {
  const { section: asked = '' } = useParams();
  const section = sectionIn(asked);
  if (!section) return <LostPage />;
  if (!isScored(section)) return <AmmoniaPage />;
  return <ScoringFrame>{(parts) => <ItemPage key={section} {...parts} section={section} />}</ScoringFrame>;
}
