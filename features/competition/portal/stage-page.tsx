import { useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { showAmount } from '#core/texts/amount.ts';
import { textIn } from '#core/texts/text.ts';
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
import { useCall } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { showDate } from '#web/kit/dates.ts';
import { Card } from '#web/kit/pieces/card.tsx';
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
  const locale = useSession((session) => session.locale);
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
  const { data } = useCall(entryDetailCall, { id }, { quiet: true });
  const claim = data?.claims.find(({ paidOn }) => paidOn === null);
  return (
    <FillPage
      key={stage}
      id={id}
      form={stages[stage].form}
      link={link}
      title={t(`fill.${stage}`)}
      entry={data?.entry}
      reason={data?.entry.reason ?? null}
      note={stage === 'rf' && claim && <ClaimNote claim={claim} />}
      lockedNote={
        stage === 'rf' && claim?.state === 'later' && claim.dueFrom
          ? t('fill.notBefore', {
              name: textIn(claim.name, locale),
              date: showDate(`${claim.dueFrom}T00:00:00+08:00`, locale),
            })
          : undefined
      }
      after={t(`fill.after-${stage}`)}
    />
  );
}

/** The instalment that is claimed: how much it is, and on what conditions. */
function ClaimNote({ claim }: { claim: OutputOf<typeof entryClaimCall>['claims'][number] }) {
  const t = useCompetitionWords();
  const locale = useSession((session) => session.locale);
  return (
    <Card boxed className="below-16">
      <h2 className="title-20">
        {t('fill.claim', {
          name: textIn(claim.name, locale),
          share: claim.share,
          amount: showAmount(claim.amount, locale),
        })}
      </h2>
      <p className="small muted above-4">{t('fill.conditions')}</p>
      <ul className="dotted above-8">
        {claim.conditions.map((condition) => (
          <li key={condition.EN}>{textIn(condition, locale)}</li>
        ))}
      </ul>
    </Card>
  );
}
