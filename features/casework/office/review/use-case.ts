import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import type { InputOf, OutputOf } from '#core/contracts/contract.ts';
import { deskCodes } from '#core/workflow/actions.ts';
import { dossierCall } from '#features/casework/calls/dossier.ts';
import { duplicateCall } from '#features/casework/calls/duplicates.ts';
import {
  caseCall,
  claimCall,
  correctionCall,
  decideCall,
  judgeReplyCall,
  markCall,
  opinionCall,
  queueCall,
  releaseCall,
} from '#features/casework/calls/review.ts';
import { useProgramme } from '#features/casework/kit/use-programme.ts';
import { useTexts } from '#features/casework/office/words.ts';
import { isAbout } from '#features/casework/shared/about-path.ts';
import { withSentences } from '#features/casework/shared/sentences.ts';
import { CallError } from '#web/kit/call/call.ts';
import { invalidate } from '#web/kit/call/query.ts';
import { useSession } from '#web/kit/call/session.ts';
import { officeCall, useOfficeCall } from '#web/office/office-call.ts';
import { dayOf } from '#web/office/pieces/time.ts';
import { useCan } from '#web/office/session.tsx';
import { toast } from '#web/office/shell/feedback.tsx';
import { type Case, countMarks, deskFiles, deskSections } from './case-model.ts';
import { type DeskDraft, useDeskDraft } from './use-desk-draft.ts';
import { useDictionaries } from './use-dictionaries.ts';

type CorrectionInput = Pick<InputOf<typeof correctionCall>, 'path' | 'reason' | 'note' | 'itemId' | 'dueAt' | 'drop'>;

/** One case on the desk: what is in it, what may be done, and the calls that do it. */
export function useCase(id: string) {
  const t = useTexts();
  const client = useQueryClient();
  const locale = useSession((session) => session.locale);
  const canAudit = useCan('Mgr.Apply.audit');
  const holdsCode = useCan(deskCodes);
  const found = useOfficeCall(caseCall, { id }, { refetchInterval: 60_000 });
  const [busy, setBusy] = useState<string | null>(null);
  const draft = useDeskDraft(id);
  const data = found.data;
  const definition = useProgramme(data?.programme, data);
  const programme = useMemo(
    () => definition.programme && withSentences(definition.programme, data?.sentences ?? []),
    [definition.programme, data?.sentences],
  );
  const dictionaries = useDictionaries();
  const sections = useMemo(
    () =>
      data && programme
        ? deskSections(programme, data, { locale, today: dayOf(new Date().toISOString()), dictionaries })
        : [],
    [data, programme, locale, dictionaries],
  );
  const files = useMemo(() => deskFiles(sections), [sections]);

  /** Lays a change over what is shown, until the server's own answer arrives. */
  const patch = useCallback(
    (change: (before: Case) => Case) => {
      client.setQueriesData<OutputOf<typeof caseCall>>({ queryKey: [caseCall.path] }, (before) =>
        before?.id === id ? change(before) : before,
      );
    },
    [client, id],
  );
  const refresh = useCallback(
    () => Promise.all([invalidate(caseCall), invalidate(queueCall)]).then(() => undefined),
    [],
  );
  /** Runs one write; a case that changed meanwhile is loaded again. */
  const run = useCallback(
    async (name: string, act: () => Promise<unknown>): Promise<boolean> => {
      setBusy(name);
      try {
        await act();
        return true;
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        if (error.key === 'CONFLICT') toast.info(t('review.stateChanged'));
        await refresh();
        return false;
      } finally {
        setBusy(null);
      }
    },
    [refresh, t],
  );
  /** The same for a write that uses something typed. */
  const using = (name: string, act: () => Promise<unknown>) =>
    draft ? draft.use(() => run(name, act)) : run(name, act);

  const mark = async (paths: readonly string[], verified: boolean) => {
    if (paths.length === 0) return;
    const at = new Date().toISOString();
    patch((before) => ({
      ...before,
      marks: [
        ...before.marks.filter((each) => !paths.includes(each.path)),
        ...(verified ? paths.map((path) => ({ path, by: '', at })) : []),
      ],
    }));
    await run('mark', () => officeCall(markCall, { id, paths: [...paths], verified }));
    // Whether a doubtful field was looked at decides which actions are blocked.
    const isDoubtful = data?.checks.some((check) => !check.passed && paths.some((path) => isAbout(path, check.path)));
    if (isDoubtful) await Promise.all([refresh(), invalidate(dossierCall)]);
  };
  const correct = (input: CorrectionInput) =>
    using('correction', async () => {
      const { corrections } = await officeCall(correctionCall, { id, ...input });
      patch((before) => ({ ...before, corrections }));
      // What is open decides which actions are blocked.
      await refresh();
    });
  const judge = (itemId: string, accept: boolean, note?: string) =>
    using('judge', async () => {
      const { corrections } = await officeCall(judgeReplyCall, { id, itemId, accept, ...(note ? { note } : {}) });
      patch((before) => ({ ...before, corrections }));
      await refresh();
    });
  const conclude = (other: string, affects: boolean, note: string) =>
    using('duplicate', async () => {
      const { duplicates } = await officeCall(duplicateCall, { id, other, affects, note });
      patch((before) => ({ ...before, duplicates }));
      // What is concluded decides which actions are blocked.
      await refresh();
    });
  const claim = (takeOver?: string) =>
    using('claim', async () => {
      await officeCall(claimCall, { id, ...(takeOver ? { takeOver } : {}) });
      await refresh();
    });
  const release = () =>
    run('release', async () => {
      await officeCall(releaseCall, { id });
      toast.success(t('review.released'));
      await refresh();
    });
  /** Whether it was done, or proposed for a second person to confirm; false where it was refused. */
  const decide = async (action: string, reason?: string): Promise<'done' | 'proposed' | false> => {
    let isProposed = false;
    const isDone = await using(action, async () => {
      if (!data) return;
      ({ isProposed } = await officeCall(
        decideCall,
        { id, rev: data.rev, action, ...(reason ? { reason } : {}) },
        { quiet: ['CONFLICT'] },
      ));
      await refresh();
    });
    return isDone && (isProposed ? 'proposed' : 'done');
  };
  const opine = (text: string) =>
    using('opinion', async () => {
      await officeCall(opinionCall, { id, text });
      toast.success(t('review.opinionSaved'));
      await refresh();
    });

  return {
    found,
    data,
    /** What is being typed about the case; null while it is being opened. */
    draft,
    definition,
    programme,
    sections,
    files,
    counts: data ? countMarks(data, sections) : null,
    /** Held by the reader, who may check and correct. */
    isMine: data?.heldBy?.mine === true && canAudit,
    /** Held by the reader, who may take some step. */
    isHeld: data?.heldBy?.mine === true && holdsCode,
    /** Whether the reader could take a step once the case is held. */
    canTake: holdsCode && (data?.actions.length ?? 0) > 0,
    busy,
    refresh,
    mark,
    correct,
    judge,
    conclude,
    claim,
    release,
    decide,
    opine,
  };
}

/** The case as the parts of the desk have it. */
export type Desk = ReturnType<typeof useCase> & { draft: DeskDraft };
