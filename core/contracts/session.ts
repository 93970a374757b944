import { Type } from 'typebox';
import { Bilingual, Id, LocaleName, Nullable } from './shapes.ts';

const TenantRef = Type.Object({ id: Id, name: Bilingual });

/** The session fields of the specification, as every sign-in answers them. `secret` is sealed (docs/wire.md). */
export const SessionAnswer = Type.Object({
  userId: Id,
  loginName: Type.String(),
  nickname: Type.String(),
  tenantId: Nullable(Id),
  tenantName: Bilingual,
  tenants: Type.Array(TenantRef),
  permCodes: Type.Array(Type.String()),
  avatar: Nullable(Type.String()),
  tags: Type.Array(Type.String()),
  locale: LocaleName,
  isTag: Type.Boolean(),
  /** Nothing can be done before a second factor is set up; on the back office only. */
  mustEnrol: Type.Boolean(),
  otec: Nullable(
    Type.Object({
      id: Id,
      name: Type.String(),
      /** Empty for one without; absent in what an earlier version kept. */
      nameEN: Type.Optional(Type.String()),
    }),
  ),
  os: Type.Object({
    isTablet: Type.Boolean(),
    isPhone: Type.Boolean(),
    isAndroid: Type.Boolean(),
    isPc: Type.Boolean(),
  }),
  token: Type.String(),
  secret: Type.String(),
});
