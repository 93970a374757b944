import { useParams } from 'react-router';
import { Component as LostPage } from '#features/flock/poultry/error/lost-page.tsx';
import { AmmoniaPage } from './ammonia-page.tsx';
import { ItemPage } from './item-page.tsx';
import { itemSections } from './items.ts';
import { ScoringFrame } from './scoring-frame.tsx';

/** The scoring page of the section in the address. */
export function Component() {
  const { section } = useParams();
  if (section === 'nh3') return <AmmoniaPage />;
  const items = itemSections.find((each) => each === section);
  if (!items) return <LostPage />;
  return <ScoringFrame>{(parts) => <ItemPage key={items} {...parts} section={items} />}</ScoringFrame>;
}
