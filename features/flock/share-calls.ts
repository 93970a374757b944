import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { DateTime, Done, Id, Input, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { DeviceId, own } from './call-shapes.ts';

/** Characters of what a link is noted to be for. */
export const longestLabel = 60;

export const flockShareCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/share',
  class: 'W',
  answer: 'sealed',
  summary: 'Makes a link by which a vet reads one report for 30 days; a blind one shows photos without scores first',
  summaryCN: '生成兽医查看报告的链接，30 天有效，可设为盲法复评',
  input: Input({
    farmId: DeviceId,
    reportId: DeviceId,
    isBlind: Type.Boolean(),
    /** For whom, for the list of links: the reader does not see it. */
    label: Type.Optional(Type.String({ maxLength: longestLabel })),
    reqId: RequestId,
  }),
  /** `link`: what the address of the page for it ends with. */
  output: Type.Object({ link: Type.String(), validUntil: DateTime }),
});

export const flockLinksCall = defineCall({
  ...own,
  method: 'GET',
  path: '/poultry/share/links',
  class: 'R',
  summary:
    'The links to reports of a farm that work now, newest first: all of them for its owner, for others those they made; NOT_FOUND for a farm the caller does not work on',
  summaryCN: '农场报告当前有效的分享链接，新的在前',
  input: Input({ farmId: DeviceId, reportId: Type.Optional(DeviceId) }),
  output: Type.Object({
    rows: Type.Array(
      Type.Object({
        id: Id,
        reportId: DeviceId,
        report: Type.String(),
        label: Type.String(),
        isBlind: Type.Boolean(),
        /** Who made it, as colleagues know them. */
        by: Type.String(),
        isOwn: Type.Boolean(),
        madeAt: DateTime,
        /** By anybody but who made it, to the minute. */
        openedAt: Nullable(DateTime),
        validUntil: DateTime,
        /** Who handed in the second reading. */
        reader: Nullable(Type.String()),
      }),
    ),
  }),
});

export const flockWithdrawCall = defineCall({
  ...own,
  method: 'POST',
  path: '/poultry/share/withdraw',
  class: 'W',
  summary: 'Takes back a link that flockLinksCall lists to the caller, at once; NOT_FOUND for every other',
  summaryCN: '收回分享链接，立即失效',
  input: Input({ farmId: DeviceId, shareId: Id, reqId: RequestId }),
  output: Done,
});

const Item = Type.Object({ key: Type.String(), value: Type.Unknown() });

export const flockSharedCall = defineCall({
  method: 'GET',
  path: '/poultry/shared',
  class: 'R',
  access: 'open',
  sides: ['poultry'],
  rate: 'general',
  owner: 'none',
  summary:
    'What a link to a report shows: of a blind one no scores before the second reading is in; NOT_FOUND for a link that is forged or over, LINK_WITHDRAWN',
  summaryCN: '分享链接对应的报告，盲法复评的提交后才显示农场的评分',
  input: Input({ link: Type.String({ maxLength: 100 }) }),
  output: Type.Object({
    reportId: DeviceId,
    farm: Type.Array(Item),
    report: Type.Array(Item),
    /** Addresses of the photos by their id, valid for ten minutes. */
    photos: Type.Array(Type.Object({ id: Type.String(), url: Type.String() })),
    /** Whether the scores are kept back until a second reading is in; then it stands in the report. */
    isHidden: Type.Boolean(),
    validUntil: DateTime,
  }),
});
