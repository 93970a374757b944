import { Refusal } from '#core/errors.ts';
import { editionState } from '#features/competition/shared/edition.ts';
import { inviteSheet } from '#features/competition/shared/invite-sheet.ts';
import { referralPath } from '#features/competition/shared/referral-path.ts';
import { supporters } from '#features/supporters/server/tables.ts';
import { qrMatrix } from '#server/base/print/qr.ts';
import { renderPdf } from '#server/base/print/render-pdf.ts';
import { instantText } from '#server/base/time-text.ts';
import { and, eq } from '#server/database/sql.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import type { FileAnswer, SlowActorCall } from '#server/handle.ts';
import type { ActorScope } from '#server/scope.ts';
import { currentEdition, editionOf } from './editions.ts';

/** The sheet by which the caller invites projects, as PDF; NOT_FOUND for whoever is no active supporter, or without an edition; WINDOW_CLOSED for a closed one. */
export async function printInvite(call: SlowActorCall, { origin }: { origin: string }): Promise<FileAnswer> {
  const document = await call.read(async (scope) => {
    const code = await ownCode(scope);
    const row = await currentEdition(scope);
    const [tenant] = await scope.db
      .select({ CN: tenants.nameCN, EN: tenants.nameEN })
      .from(tenants)
      .where(eq(tenants.id, scope.tenantId));
    if (!code || !row || !tenant) throw new Refusal('NOT_FOUND');
    const edition = editionOf(row);
    const locale = scope.locale === 'CN' ? 'CN' : 'EN';
    // What hangs on a wall invites until it is taken down: none is made once nobody can enter.
    if (editionState(edition, scope.now) === 'closed')
      throw new Refusal('WINDOW_CLOSED', { params: { closesAt: instantText(new Date(edition.closesAt), locale) } });
    const url = new URL(referralPath(code), origin).toString();
    // A closing is exclusive: at midnight it was the day before that was last open.
    const until = instantText(new Date(Date.parse(edition.closesAt) - 60_000), locale);
    return inviteSheet({ edition, tenant, until, code, url, qr: qrMatrix(url), locale, createdAt: scope.now });
  });
  const content = await renderPdf(document);
  const name = `${document.title.replaceAll(/[\s/]+/g, '-')}.pdf`;
  return { kind: 'file', name, type: 'application/pdf', size: content.length, disposition: 'attachment', content };
}

async function ownCode({ db, tenantId, actor }: ActorScope): Promise<string | null> {
  const [row] = await db
    .select({ code: supporters.code })
    .from(supporters)
    .where(and(eq(supporters.tenantId, tenantId), eq(supporters.accountId, actor.id), eq(supporters.state, 'ACTIVE')));
  return row?.code ?? null;
}
