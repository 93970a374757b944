import * as calls from '#features/judging/calls.ts';
import * as organiser from '#features/judging/organiser-calls.ts';
import * as results from '#features/judging/result-calls.ts';
import { entryRecusals } from '#features/judging/server/ties/entry-recusals.ts';
import { decideTie, recuse } from '#features/judging/server/ties/recuse.ts';
import { scoreForm } from '#features/judging/shared/score-form.ts';
import { exportList } from '#server/exports/export-list.ts';
import type { ServerRoom } from '#server/features.ts';
import { handle, handleSlow } from '#server/handle.ts';
import { judgeFiles } from './blind-entry.ts';
import { readBoard } from './board.ts';
import { declareTies, readDesk, readGate } from './desk.ts';
import { drawJudges, previewDraw } from './draw.ts';
import { judgeScene } from './judges/code-scene.ts';
import { judgeStore } from './judges/judge-store.ts';
import { remindByClock, remindJudges } from './judges/remind-judges.ts';
import { replaceJudge } from './judges/replace-judge.ts';
import { getSeen } from './judging-record.ts';
import { judgingStore } from './judging-store.ts';
import { judgingLogWords } from './log-words.ts';
import { judgePart } from './own-data.ts';
import { readOwnScores } from './own-scores.ts';
import { decidePromotion, proposePromotion } from './promote.ts';
import { resultExporter } from './result-exporter.ts';
import { readResults } from './results.ts';
import { judgingScores } from './scale-use.ts';
import { abstain, readJudged, submitScore } from './score.ts';
import { readStage, stepStage } from './stage.ts';

/** The committee of the competition: who judges what, their scores, and what becomes of them. */
export const judgingRoom: ServerRoom = {
  handlers: [
    handle(calls.deskCall, readDesk),
    handle(calls.gateCall, readGate),
    handle(calls.declareCall, declareTies),
    handle(calls.judgedEntryCall, readJudged),
    handle(calls.submitScoreCall, submitScore),
    handle(calls.abstainCall, abstain),
    handle(calls.recuseCall, recuse),
    handle(organiser.boardCall, readBoard),
    handle(organiser.assignPreviewCall, previewDraw),
    handle(organiser.assignCall, drawJudges),
    handle(organiser.decideTieCall, decideTie),
    handle(organiser.remindCall, remindJudges),
    handle(organiser.replaceJudgeCall, replaceJudge),
    handleSlow(results.resultsCall, readResults),
    handle(results.resultsExportCall, (scope, { tenantId: _, format, ...filter }) =>
      exportList(scope, resultExporter, { format, filter, columns: [] }),
    ),
    handle(results.proposeCall, proposePromotion),
    handle(results.decidePromotionCall, decidePromotion),
    handle(organiser.stageCall, readStage),
    handle(organiser.stageStepCall, stepStage),
    handleSlow(results.ownScoresCall, readOwnScores),
  ],
  stores: { itecjudge: judgeStore, itecjudging: judgingStore },
  listAdditions: [entryRecusals],
  schedules: [{ name: 'remind-judges', cron: '*/10 * * * *', run: remindByClock }],
  exporters: [resultExporter],
  ownParts: [judgePart],
  fileReaders: [judgeFiles],
  keptObjects: { [scoreForm.code]: getSeen },
  logWords: judgingLogWords,
  codeScenes: [judgeScene],
  scaleUses: [judgingScores],
};
