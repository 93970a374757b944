import { Refusal } from '#core/errors.ts';
import {
  type Template,
  type TemplateWords,
  templateProblems,
  templatesOf,
  variablesIn,
} from '#core/messages/template.ts';
import { languageNames } from '#core/resources/language-names.ts';
import { type Text, textIn } from '#core/texts/text.ts';
import { mailTemplate as resource } from '#features/platform/resources/mail-template.ts';
import { fillMail, type MailName } from '#server/base/mail/write-mail.ts';
import { and, eq } from '#server/database/sql.ts';
import { mailTemplates } from '#server/database/tables/mail-templates.ts';
import { logAction, logSave } from '#server/resources/changes.ts';
import { pageOfFew, says } from '#server/resources/few-rows.ts';
import type { Row, Store } from '#server/resources/store.ts';
import type { ActorScope } from '#server/scope.ts';
import { nameOf } from './message-names.ts';
import { sampleFacts } from './sample-facts.ts';

type Stored = typeof mailTemplates.$inferSelect;

/** Every mail of the declared messages in its languages: as shipped, or as the tenant changed it. Some two hundred rows, read whole. */
export const templateStore: Store = {
  async list(scope, query) {
    const { keyword, locale, status } = query.filter;
    return pageOfFew(await readRows(scope), query, {
      locale: scope.locale,
      isFound: (row) =>
        (!locale || row.locale === locale) &&
        (!status || row.status === status) &&
        says(keyword, scope.locale, [row.name, row.to, row.code, row.subject]),
    });
  },

  async one(scope, id) {
    const row = (await readRows(scope)).find((each) => each.id === id);
    if (!row) throw new Refusal('NOT_FOUND');
    const { subject, lines, rev } = row;
    return { row, values: { subject, body: (lines as string[]).join('\n') }, rev: Number(rev) };
  },

  async save(scope, { id = '', rev, values }) {
    const before = await this.one(scope, id);
    const template = getTemplate(scope, id);
    const words = { subject: String(values.subject), lines: linesOf(String(values.body)) };
    requireKnown(scope, template, words);
    if (before.rev !== rev) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
    const [saved] = await scope.db
      .insert(mailTemplates)
      .values({
        scene: template.letter.key,
        locale: template.locale,
        ...words,
        ...changedBy(scope),
        tenantId: scope.tenantId,
        rev: rev + 1,
      })
      .onConflictDoUpdate({
        target: [mailTemplates.tenantId, mailTemplates.scene, mailTemplates.locale],
        set: { ...words, ...changedBy(scope), rev: rev + 1 },
        // Somebody who saved at the same instant was first.
        setWhere: eq(mailTemplates.rev, rev),
      })
      .returning({ rev: mailTemplates.rev });
    if (!saved) throw new Refusal('CONFLICT', { obj: { rev: before.rev, values: before.values } });
    const after = { subject: words.subject, body: words.lines.join('\n') };
    await logSave(scope, { resource, id, title: id, before: before.values, after });
    return { id, rev: saved.rev };
  },

  async act(scope, { action, ids }) {
    for (const id of ids) {
      const { letter, locale } = getTemplate(scope, id);
      await scope.db
        .delete(mailTemplates)
        .where(
          and(
            eq(mailTemplates.tenantId, scope.tenantId),
            eq(mailTemplates.scene, letter.key),
            eq(mailTemplates.locale, locale),
          ),
        );
      await logAction(scope, { resource, id, title: id, action });
    }
    return null;
  },
};

function getTemplate({ services }: ActorScope, id: string): Template {
  const found = templatesOf(services.features.messages).find((template) => template.id === id);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
}

function changedBy({ actor, now }: ActorScope) {
  return { updatedBy: actor.id, updatedAt: now };
}

function linesOf(body: string): string[] {
  return body
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function requireKnown(scope: ActorScope, template: Template, words: TemplateWords): void {
  const problems = templateProblems(template, words);
  if (problems.length === 0) return;
  const fields = problems.map(({ path, text }) => ({ path, key: 'INVALID', msg: textIn(text, scope.locale) }) as const);
  throw new Refusal('INVALID', { fields, params: { count: fields.length } });
}

async function readRows(scope: ActorScope): Promise<Row[]> {
  const stored = await scope.db.select().from(mailTemplates).where(eq(mailTemplates.tenantId, scope.tenantId));
  const byId = new Map(stored.map((row) => [`${row.scene}.${row.locale}`, row]));
  return templatesOf(scope.services.features.messages).map((template) => rowOf(template, byId.get(template.id)));
}

function rowOf({ id, letter, locale, shipped }: Template, stored: Stored | undefined): Row {
  const words = stored ? { subject: stored.subject, lines: stored.lines as string[] } : shipped;
  const { name, ...facts } = sampleFacts;
  const filling = { name: textIn(name as Text, locale), facts: { name, ...facts }, code: '246810' };
  const preview = fillMail({ letter: letter as MailName['letter'], locale }, words, filling);
  return {
    id,
    rev: stored?.rev ?? 0,
    name: nameOf(letter),
    to: letter.to,
    status: stored ? 'CHANGED' : 'SHIPPED',
    language: languageNames[locale],
    locale,
    code: letter.key,
    subject: words.subject,
    lines: words.lines,
    variables: variablesIn(shipped)
      .map((variable) => `{${variable}}`)
      .join(' '),
    preview: `${preview.subject}\n\n${preview.text}`,
    updatedAt: stored?.updatedAt.toISOString() ?? null,
  };
}
