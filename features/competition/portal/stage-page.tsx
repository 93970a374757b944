import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import type { InputOf } from '#core/contracts/contract.ts';
import {
  claimSaveCall,
  entryClaimCall,
  entryDetailCall,
  entryMaterialCall,
  materialSaveCall,
  visitSaveCall,
} from '#features/competition/calls.ts';
import { useCompetitionWords } from '#features/competition/kit/words.ts';
import { awardForm, claimForm, visitForm } from '#features/competition/shared/form/stage-forms.ts';
import { call } from '#web/kit/call/call.ts';
import type { OwnFormLink } from '#web/portal/own-form/use-own-draft.ts';
import { FillPage, manner } from './fill-page.tsx';

type Save = InputOf<typeof visitSaveCall>;

const stages = {
  seit: {
    form: visitForm,
    read: async (id: string) => (await call(entryDetailCall, { id }, manner)).visit,
    save: (input: Save) => call(visitSaveCall, input, manner),
  },
  mra: {
    form: awardForm,
    read: (id: string) => call(entryMaterialCall, { id }, manner),
    save: (input: Save) => call(materialSaveCall, input, manner),
  },
  rf: {
    form: claimForm,
    read: (id: string) => call(entryClaimCall, { id }, manner),
    save: (input: Save) => call(claimSaveCall, input, manner),
  },
} as const;

/** The form of the field visit, of the award material or of the cash-out, by the path. */
export function Component() {
  const t = useCompetitionWords();
  const { id = '' } = useParams();
  const { pathname } = useLocation();
  const stage = (['seit', 'mra', 'rf'] as const).find((key) => pathname.startsWith(`/itec/${key}/`)) ?? 'seit';
  const link = useMemo<OwnFormLink>(
    () => ({
      read: () => stages[stage].read(id),
      save: ({ patch, ...rest }) => stages[stage].save({ id, patch: { ...patch }, ...rest }),
    }),
    [stage, id],
  );
  return (
    <FillPage
      key={stage}
      id={id}
      form={stages[stage].form}
      link={link}
      title={t(`fill.${stage}`)}
      after={t(`fill.after-${stage}`)}
    />
  );
}
