import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, Done, Id, Input, Nullable } from '#core/contracts/shapes.ts';
import { type BannerPosition, bannerPositions } from '#features/site/shared/positions.ts';

const open = { access: 'open', sides: ['portal'], rate: 'general', owner: 'none' } as const;
const Picture = Type.Object({ CN: Id, EN: Id });

/** A banner as the portal draws it; pictures are ids of public files. */
export const Banner = Type.Object({
  id: Id,
  title: Bilingual,
  lead: Bilingual,
  alt: Bilingual,
  pc: Picture,
  phone: Picture,
  /** A path of this site or an address of another; null for a banner that leads nowhere. */
  href: Nullable(Type.String()),
});

export const bannerCall = defineCall({
  ...open,
  method: 'GET',
  path: '/web/poster',
  class: 'R',
  summary: 'Banners that show now at a position, the heaviest first, at most eight',
  summaryCN: '某个推广位当前展示的推广，权重大的在前，最多八条',
  input: Input({
    position: Type.Unsafe<BannerPosition>({ type: 'string', enum: bannerPositions.map(({ value }) => value) }),
  }),
  output: Type.Object({ rows: Type.Array(Banner) }),
});

export const bannerCountCall = defineCall({
  ...open,
  method: 'POST',
  path: '/web/poster/count',
  class: 'W',
  summary: 'Counts banners that were seen and followed; each once a session, some seconds behind',
  summaryCN: '推广的展示和点击计数，每次会话各一次',
  input: Input({
    seen: Type.Array(Id, { maxItems: 8 }),
    followed: Type.Array(Id, { maxItems: 8 }),
  }),
  output: Done,
});
