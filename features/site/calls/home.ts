import { Type } from 'typebox';
import { defineCall } from '#core/contracts/contract.ts';
import { Bilingual, DateTime, FileShape, Id, Nothing, Nullable, OwnDays } from '#core/contracts/shapes.ts';
import { ActivityLine } from '#features/activities/calls/activity-line.ts';

const WindowState = Type.Union([Type.Literal('open'), Type.Literal('coming'), Type.Literal('closed')]);

export const indexCall = defineCall({
  method: 'GET',
  path: '/web/index',
  class: 'R',
  access: 'open',
  sides: ['portal'],
  rate: 'general',
  owner: 'none',
  summary: 'The home page: windows, programmes with an honest state, latest news, policies and notices, contact',
  summaryCN: '首页：申报时间、事项状态、最新资讯、政策、通知和联系方式',
  input: Nothing,
  output: Type.Object({
    windows: Type.Array(
      Type.Object({
        programme: Type.String(),
        title: Bilingual,
        state: WindowState,
        opensAt: DateTime,
        closesAt: DateTime,
        daysLeft: Type.Integer(),
        path: Type.String(),
      }),
    ),
    programmes: Type.Array(
      Type.Object({
        code: Type.String(),
        name: Bilingual,
        summary: Bilingual,
        art: Type.String(),
        state: WindowState,
        alwaysOpen: Type.Boolean(),
        opensAt: Nullable(DateTime),
        closesAt: Nullable(DateTime),
        path: Type.String(),
      }),
    ),
    notices: Type.Array(
      Type.Object({
        id: Id,
        kind: Type.String(),
        title: Bilingual,
        publishedAt: DateTime,
        validTo: Nullable(DateTime),
      }),
    ),
    highlights: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        summary: Bilingual,
        datedAt: DateTime,
        module: Type.String(),
        /** Name of the drawing in the place of a cover. */
        art: Type.String(),
        cover: Nullable(FileShape),
      }),
    ),
    activities: Type.Array(ActivityLine),
    policies: Type.Array(
      Type.Object({
        id: Id,
        title: Bilingual,
        level: Type.String(),
        issueNo: Type.String(),
        datedAt: DateTime,
      }),
    ),
    hotWords: Type.Array(Bilingual),
    /** Authenticated companies, people recognised as talent, published policies and scarce posts. */
    numbers: Type.Object({
      companies: Type.Integer(),
      talents: Type.Integer(),
      policies: Type.Integer(),
      posts: Type.Integer(),
      /** Paid to people and companies, in whole 万元 (ten thousand yuan). */
      paid: Type.Integer(),
    }),
    platform: Type.Object({
      host: Bilingual,
      slogan: Bilingual,
      subline: Bilingual,
      phone: Type.String(),
      hours: Bilingual,
      address: Bilingual,
      email: Type.String(),
      filings: Type.Array(Bilingual),
      links: Type.Array(Type.Object({ name: Bilingual, href: Type.String() })),
      oneStop: Bilingual,
      grey: Type.Boolean(),
      /** Keys of what is switched off, of features/platform/shared/features.ts. */
      off: Type.Array(Type.String()),
      days: OwnDays,
    }),
  }),
});
