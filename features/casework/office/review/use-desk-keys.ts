import { useTexts } from '#features/casework/office/words.ts';
import { usePageKeys } from '#web/office/shell/page-keys.ts';
import { isMarked, linesOf, linesToCheck, markState, sectionPaths } from './case-model.ts';
import type { Desk } from './use-case.ts';

interface DeskKeys {
  desk: Desk;
  /** Path of the field that is looked at. */
  focus: string | null;
  look: (path: string) => void;
  fix: (path: string) => void;
  fileAt: number;
  showFile: (at: number) => void;
}

/** A case without the mouse: what is doubtful or answered comes first, then what is left, in the order of the form. */
export function useDeskKeys({ desk, focus, look, fix, fileAt, showFile }: DeskKeys): void {
  const t = useTexts();
  const found = desk.data!;
  const { sections, files, isMine } = desk;
  const left = linesToCheck(found, sections).map(({ path }) => path);
  // With nothing left one walks through everything.
  const order = left.length > 0 ? left : linesOf(sections).map(({ path }) => path);

  const go = (step: 1 | -1) => {
    const at = focus === null ? -1 : order.indexOf(focus);
    const next = at < 0 ? (step > 0 ? 0 : order.length - 1) : (at + step + order.length) % order.length;
    if (order[next] !== undefined) look(order[next]);
  };
  const verify = () => {
    const path = focus ?? left[0];
    if (path === undefined) return;
    const next =
      left.find((each) => each !== path && left.indexOf(each) > left.indexOf(path)) ??
      left.find((each) => each !== path);
    if (markState(found, path) === 'unchecked' || isMarked(found, path)) void desk.mark([path], !isMarked(found, path));
    if (next !== undefined) look(next);
  };
  const verifySection = () => {
    const here = sections.find(({ key }) => focus?.startsWith(`${key}.`));
    const open = [here, ...sections].find((section) => section && sectionPaths(found, section).length > 0);
    if (!open) return;
    const paths = sectionPaths(found, open);
    void desk.mark(paths, true);
    const next = left.find((path) => !paths.includes(path));
    if (next !== undefined) look(next);
  };
  const isHeldByNobodyElse = found.heldBy === null || found.heldBy.mine;
  usePageKeys([
    {
      key: 'c',
      meaning: t('review.claim'),
      run: desk.canTake && !desk.isHeld && isHeldByNobodyElse ? () => void desk.claim() : undefined,
    },
    { key: 'v', meaning: t('review.keyVerify'), run: isMine ? verify : undefined },
    { key: 'v', shift: true, meaning: t('review.keyVerifySection'), run: isMine ? verifySection : undefined },
    { key: 'x', meaning: t('review.keyFix'), run: isMine && focus !== null ? () => fix(focus) : undefined },
    { key: '.', meaning: t('review.keyNextField'), run: () => go(1) },
    { key: ',', meaning: t('review.keyPreviousField'), run: () => go(-1) },
    {
      key: ']',
      meaning: t('review.keyNextFile'),
      run: fileAt < files.length - 1 ? () => showFile(fileAt + 1) : undefined,
    },
    { key: '[', meaning: t('review.keyPreviousFile'), run: fileAt > 0 ? () => showFile(fileAt - 1) : undefined },
  ]);
}
