import { Type } from 'typebox';
import { defineCall } from './contract.ts';
import { SectionSaved, SectionShape, SectionValues, sectionSave } from './section-saves.ts';
import { Id, Input, Nullable, RecordId, RequestId, Revision } from './shapes.ts';

/** A form of core/kept-drafts and the case or record that it is about (`new` for one that does not exist yet). */
const target = { tenantId: Id, form: Type.String({ maxLength: 40 }), object: RecordId };

/** The record that was typed over, as it was then. */
const Ground = Type.Object({ rev: Revision, values: SectionValues }, { additionalProperties: false });

const Kept = Type.Object({ ground: Nullable(Ground), sections: Type.Array(SectionShape) });

const common = { access: 'operator', sides: ['office'], rate: 'general', owner: 'self', fromTenant: true } as const;

export const keptDraftCall = defineCall({
  ...common,
  method: 'GET',
  path: '/mgr/draft/one',
  class: 'R',
  summary: 'What the caller typed about a case or record and has not used yet; empty sections when there is nothing',
  summaryCN: '本人对办件或记录已输入、未提交的内容',
  input: Input(target),
  output: Kept,
});

export const saveKeptDraftCall = defineCall({
  ...common,
  method: 'POST',
  path: '/mgr/draft/save',
  class: 'W',
  summary:
    'Keeps what the caller types, section by section over its base revision; nobody else sees it and the record stays ' +
    'as it is. `ground` is the record typed over, needed by the first save over one. The same clientTx again has no ' +
    'second effect; a stale revision answers 112',
  summaryCN: '随输入暂存，别人看不到，记录不变',
  input: Input({ ...target, ...sectionSave, ground: Type.Optional(Ground) }),
  output: SectionSaved,
});

export const discardKeptDraftCall = defineCall({
  ...common,
  method: 'POST',
  path: '/mgr/draft/discard',
  class: 'W',
  summary: 'Gives up what the caller typed about a case or record; the answer has the revisions from which to go on',
  summaryCN: '放弃已输入、未提交的内容',
  input: Input({ ...target, reqId: RequestId }),
  output: Kept,
});
