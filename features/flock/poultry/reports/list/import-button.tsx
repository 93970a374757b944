import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useReportTexts } from '#features/flock/poultry/catalogues.ts';
import { BigButton, ButtonRow } from '#features/flock/poultry/pieces/button.tsx';
import { loadReport } from '#features/flock/poultry/store/documents.ts';
import { newDeviceId, write, writeFarm } from '#features/flock/poultry/store/write.ts';
import type { ReadData } from '#features/flock/shared/scoring/entries/report-data.ts';
import { farmEntriesOf, reportEntriesOf } from '#features/flock/shared/scoring/entries/write-documents.ts';
import type { Farm } from '#features/flock/shared/scoring/farm.ts';
import { Dialog } from '#web/kit/feedback/dialog.tsx';
import { toast } from '#web/kit/feedback/toasts.tsx';
import { type ReadFile, readFile } from './read-file.ts';
import { takenOver, withLimitsOf, withOwnPhotos } from './take-over.ts';

type Good = Extract<ReadData, { kind: 'read' }> & Pick<ReadFile, 'pictures' | 'isOfScores'>;

/** Reads a report out of a file: into a farm of this device, or with the farm it came from. */
export function ImportButton({ farms }: { farms: readonly Farm[] }) {
  const t = useReportTexts();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const [found, setFound] = useState<Good | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);

  async function read({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (!file) return;
    // The same file may be chosen again.
    target.value = '';
    const { told, pictures, isOfScores } = await readFile(file);
    if (told.kind === 'cell') {
      const { row, column, why } = told;
      return setWrong(t('data.cell', { row, column, why: t(`data.why.${why}`) }));
    }
    if (told.kind === 'broken') return setWrong(t('data.broken', { what: told.what }));
    if (told.kind !== 'read') return setWrong(t(`data.${told.kind}`));
    const known = farms.find(({ id }) => id === told.farm.id);
    if (known && (await loadReport(known.id, told.report.id))) return setWrong(t('data.already'));
    const isHere =
      isOfScores && (await Promise.all(farms.map(({ id }) => loadReport(id, told.report.id)))).some(Boolean);
    if (isHere) return setWrong(t('data.already'));
    const good = { ...told, pictures, isOfScores };
    if (known) await add(known.id, good);
    else setFound(good);
  }

  async function add(farmId: string, { report: told, photosLeftOut, pictures, isOfScores }: Good, doc = told.id) {
    setFound(null);
    const farm = farms.find(({ id }) => id === farmId);
    const { report, photos } = withOwnPhotos(isOfScores && farm ? withLimitsOf(farm, told) : told, pictures);
    await write({ farmId, doc, entries: reportEntriesOf(takenOver(report, t)), photos });
    toast('success', t('data.imported', { name: report.name }));
    if (photosLeftOut > 0) toast('info', t('data.photosLeft', { count: photosLeftOut }));
    void navigate(`/reports/${farmId}/${doc}`);
  }

  /** A farm of one's own: the one in the file belongs to whoever works on it. */
  async function addFarm(told: Good) {
    const id = newDeviceId();
    await writeFarm(id, farmEntriesOf({ ...told.farm, isGone: false, isShared: false }));
    await add(id, told, newDeviceId());
  }

  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json,text/csv,.csv,application/zip,.zip"
        hidden
        onChange={(event) => void read(event)}
      />
      <BigButton kind="quiet" small icon="upload" onClick={() => input.current?.click()}>
        {t('data.import')}
      </BigButton>
      <Dialog open={wrong !== null} title={t('data.failed')} onClose={() => setWrong(null)}>
        <p role="alert">{wrong}</p>
      </Dialog>
      <Dialog open={found !== null} title={t('data.intoFarm')} onClose={() => setFound(null)}>
        {found && (
          <ButtonRow className="above-12">
            {farms.map(({ id, name }) => (
              <BigButton key={id} kind="line" onClick={() => void add(id, found, newDeviceId())}>
                {name}
              </BigButton>
            ))}
            <BigButton icon="plus" onClick={() => void addFarm(found)}>
              {t('data.asNew', { name: found.farm.name })}
            </BigButton>
          </ButtonRow>
        )}
      </Dialog>
    </>
  );
}
