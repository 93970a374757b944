import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, Day, Done, Id, Input, Nothing, Nullable, RequestId } from '#core/contracts/shapes.ts';
import { renewalKeys, renewalMonths } from '#features/apartments/shared/renewal.ts';

const own = { access: 'signed-in', sides: ['portal'], rate: 'general', owner: 'self' } as const;
const reading = { ...own, method: 'GET', class: 'R' } as const;
const writing = { ...own, method: 'POST', class: 'W' } as const;

const Unit = Type.Object({
  id: Id,
  estateId: Id,
  building: Type.String(),
  no: Type.String(),
  floor: Type.Integer(),
  type: Type.String(),
  area: Type.Number(),
  facing: Bilingual,
  market: Type.Integer(),
  rent: Type.Integer(),
});

const Lease = Type.Object({
  id: Id,
  no: Type.String(),
  home: Bilingual,
  lessor: Bilingual,
  lessee: Type.String(),
  /** The number of their identity document, its middle hidden, and how many move in; null where no application says so. */
  lesseeNo: Nullable(Type.String()),
  people: Nullable(Type.Integer()),
  /** Of dictionary `roomType`. */
  type: Type.String(),
  area: Type.Number(),
  /** Yuan a month. */
  rent: Type.Integer(),
  chosenAt: DateTime,
  startsOn: Type.String(),
  endsOn: Type.String(),
  state: Type.String(),
  signBy: DateTime,
  signedAt: Nullable(DateTime),
  movedInOn: Nullable(Type.String()),
  leavesOn: Nullable(Type.String()),
  renewal: Nullable(Type.Enum(renewalKeys)),
  renewMonths: Nullable(Type.Integer()),
  renewReason: Nullable(Type.String()),
  canRenew: Type.Boolean(),
  endedOn: Nullable(Type.String()),
});

/** Points for one thing, so that whoever has them can check it. */
const Reason = Type.Object({ text: Bilingual, points: Type.Integer() });

const Group = Type.Object({
  number: Type.Integer(),
  from: DateTime,
  to: DateTime,
  first: Type.Integer(),
  last: Type.Integer(),
});

export const apartmentCall = defineCall({
  ...reading,
  path: '/web/apartment',
  summary:
    'Apartments: the rank given by the leading group, the round in which the caller has a place, with what can be chosen, and the own leases',
  summaryCN: '人才公寓：本人的评议名次、所在的选房场次、可选房源和租约',
  input: Nothing,
  output: Type.Object({
    round: Nullable(
      Type.Object({
        id: Id,
        name: Bilingual,
        state: Type.String(),
        people: Type.Integer(),
        groups: Type.Array(Group),
        turn: Type.Object({
          applicationId: Nullable(Id),
          rank: Type.Integer(),
          score: Type.Integer(),
          reasons: Type.Array(Reason),
          type: Type.String(),
          group: Type.Integer(),
          isSecond: Type.Boolean(),
          state: Type.String(),
          from: DateTime,
          to: DateTime,
        }),
        estates: Type.Array(Type.Object({ id: Id, name: Bilingual, address: Bilingual, note: Bilingual })),
        units: Type.Array(Unit),
      }),
    ),
    /** The rank that the leading group gave the caller last, with its points; null before it did. */
    ranking: Nullable(
      Type.Object({
        applicationId: Id,
        rank: Type.Integer(),
        people: Type.Integer(),
        points: Type.Integer(),
        reasons: Type.Array(Reason),
      }),
    ),
    leases: Type.Array(Lease),
  }),
});

export const pictureCall = defineCall({
  ...reading,
  path: '/web/apartment/picture',
  summary:
    'Apartments: how everything stands in a round this moment: who is before the caller, and on which wish they are',
  summaryCN: '人才公寓：选房场次的实时情况',
  input: Input({ roundId: Id }),
  output: Type.Object({
    /** By the server’s clock. */
    at: DateTime,
    group: Type.Integer(),
    isMyTurn: Type.Boolean(),
    /** Ids of what I wish, the dearest first. */
    wishes: Type.Array(Id),
    /** The apartment that would be mine if time were over. */
    mine: Nullable(Id),
    /** People with a better rank who choose now and have not wished anything yet. */
    ahead: Type.Integer(),
    /** By apartment: free, mine, ahead, wanted, gone or repair; how many others wish it. */
    units: Type.Array(Type.Object({ id: Id, look: Type.String(), others: Type.Integer() })),
  }),
});

export const chooseCall = defineCall({
  ...writing,
  path: '/web/apartment/choose',
  summary: 'Apartments: keeps what the caller wishes, up to three in their order, while it is their turn',
  summaryCN: '人才公寓：轮到本人时保存志愿，最多三个',
  input: Input({ roundId: Id, units: Type.Array(Id, { maxItems: 3 }), reqId: RequestId }),
  output: Done,
});

export const signLeaseCall = defineCall({
  ...writing,
  path: '/web/apartment/sign',
  needsFreshSignIn: true,
  summary: 'Apartments: signs an own lease',
  summaryCN: '人才公寓：签订本人的租约',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const declineLeaseCall = defineCall({
  ...writing,
  path: '/web/apartment/decline',
  summary: 'Apartments: gives an apartment up before the lease is signed',
  summaryCN: '人才公寓：签约前放弃房源',
  input: Input({ id: Id, reqId: RequestId }),
  output: Done,
});

export const leaveCall = defineCall({
  ...writing,
  path: '/web/apartment/leave',
  summary: 'Apartments: says on which day one leaves, at least thirty days ahead',
  summaryCN: '人才公寓：提前三十天以上申请退租',
  input: Input({ id: Id, day: Day, reqId: RequestId }),
  output: Done,
});

export const renewLeaseCall = defineCall({
  ...writing,
  path: '/web/apartment/renew',
  summary:
    'Apartments: asks for an own lease to go on; within ninety days of its end, NOT_ALLOWED before and afterwards',
  summaryCN: '人才公寓：到期前九十天内申请续租',
  input: Input({ id: Id, months: Type.Enum(renewalMonths), reqId: RequestId }),
  output: Done,
});

export const leasePaperCall = defineCall({
  ...own,
  method: 'POST',
  class: 'D',
  rate: 'export',
  path: '/web/apartment/lease',
  summary: 'Apartments: an own lease as PDF',
  summaryCN: '人才公寓：本人的租约（PDF）',
  input: Input({ id: Id }),
  output: Type.Object({}),
});
