import { outboxListCall, outboxOneCall } from '#features/platform/calls/logs.ts';
import { adminOf, type TenantCode, tenantIds } from './admins.ts';
import { ask } from './calls.ts';

/** The text of the newest message to somebody, as an operator reads it in the outbox. */
export async function readMessage(recipient: string, scene: string, tenant: TenantCode = 'yunting'): Promise<string> {
  const admin = await adminOf(tenant);
  const tenantId = tenantIds[tenant];
  const { rows } = await ask(admin, outboxListCall, { tenantId, keyword: recipient });
  const row = rows.find((each) => each.scene === scene);
  if (!row) throw new Error(`no ${scene} to ${recipient}, only ${rows.map((each) => each.scene).join(' ')}`);
  return (await ask(admin, outboxOneCall, { tenantId, id: row.id })).text;
}

/** The six digits of a message. */
export function codeIn(text: string): string {
  const [code] = /(?<![\w@.])\d{6}(?!\w)/.exec(text) ?? [];
  if (!code) throw new Error(`no code in: ${text}`);
  return code;
}

/** The path (with query and hash) of the link in a message. */
export function linkIn(text: string): string {
  const [link] = /https?:\/\/\S+/.exec(text) ?? [];
  if (!link) throw new Error(`no link in: ${text}`);
  const { pathname, search, hash } = new URL(link);
  return pathname + search + hash;
}
