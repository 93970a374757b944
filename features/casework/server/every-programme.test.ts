import { expect, test } from 'vitest';
import { kindOf } from '#core/forms/kinds.ts';
import { visibleSections } from '#core/forms/section.ts';
import type { Values } from '#core/forms/values.ts';
import { programmes } from '#features/casework/programmes/registry.ts';
import { printOwnForm } from '#features/casework/server/documents/print-form.ts';
import { newId } from '#server/base/ids.ts';
import { readPdf } from '#server/base/print/testing.ts';
import { tenants } from '#server/database/tables/tenants.ts';
import { createTestServices } from '#server/testing.ts';
import { readOwn } from './applications/queries.ts';
import { saveSection } from './applications/sections/save-section.ts';
import { submitApplication } from './applications/submit.ts';
import { aDay, addAccounts, addAgents, addWindow, asApplicant, completeData } from './applications/testing.ts';

const services = await createTestServices();
services.setNow(aDay);
await services.database.asOwner((db) =>
  db.insert(tenants).values({ id: 'tenant-a', code: 'a', nameCN: '云汀新区', nameEN: 'Yunting', kind: 'DISTRICT' }),
);
await addAccounts(services, ...programmes.map(({ code }) => code));
await addAgents(services, 'ppapply');

test.each(programmes)(
  '$code: a part is saved, what is wrong is kept and refused when handed in, what is whole is taken and printed',
  async (programme) => {
    const { code } = programme;
    await addWindow(services, { programme: code });
    const data = await completeData(services, code, { programme: code });
    const sections = visibleSections(programme, data);
    let id: string | undefined;
    const revs = new Map<string, number>();
    const save = async (section: string, patch: Values) => {
      const input = { id, section, baseRev: revs.get(section) ?? 0, patch, clientTx: newId() };
      const saved = await asApplicant(services, code, (scope) => saveSection(scope, code, input));
      id = saved.id;
      revs.set(section, saved.rev);
      return saved.values;
    };
    const submit = () => asApplicant(services, code, (scope) => submitApplication(scope, code, { id: id! }));

    for (const { key, fields } of sections) {
      const [first] = fields;
      await save(key, { [first!.key]: data[key]![first!.key] ?? null });
      // Files have to be there to be named; all else may be nonsense until it is handed in.
      const typed = fields.filter(({ kind }) => kind !== 'files' && kind !== 'rows');
      const wrong = Object.fromEntries(typed.map((field) => [field.key, kindOf(field).wrong(field)]));
      expect(Object.keys(await save(key, wrong as Values)), key).toEqual(expect.arrayContaining(Object.keys(wrong)));
    }
    const refused = await submit().catch((error) => error);
    expect(refused).toMatchObject({ key: 'INVALID' });
    expect(refused.fields.length).toBeGreaterThan(10);
    for (const { path, msg } of refused.fields) expect(msg, path).toMatch(/\p{Script=Han}/u);
    expect(await asApplicant(services, code, (scope) => readOwn(scope, { id: id! }))).toMatchObject({ state: 'DRAFT' });

    for (const { key, fields } of sections) {
      const whole = Object.fromEntries(fields.map((field) => [field.key, data[key]![field.key] ?? null]));
      await save(key, whole as Values);
    }
    const { state, receipt } = await submit();
    const { no } = receipt;
    expect(programme.path).toContain(state);
    expect(no).toMatch(new RegExp(`^${programme.prefix}2026\\d{5}$`));

    const printed = await printOwnForm(
      {
        actor: { id: code, loginName: code, nickname: code, kind: 'PERSON' },
        now: aDay,
        services,
        read: (work) => asApplicant(services, code, work),
        transact: (work) => asApplicant(services, code, work),
      },
      { id: id!, programme, origin: 'https://talents.example.com' },
    );
    const text = (await readPdf(printed.content as Buffer)).text.replace(/\s/g, '');
    for (const wanted of [no, programme.name.CN, ...sections.map(({ title }) => title.CN)])
      expect(text).toContain(wanted.replace(/\s/g, ''));
  },
);
