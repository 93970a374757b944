import { useState } from 'react';
import { localDay } from '#features/flock/poultry/local-time.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { database } from '#features/flock/poultry/store/database.ts';
import { valuesOf } from '#features/flock/poultry/store/documents.ts';
import { useShell } from '#features/flock/poultry/words.ts';
import { saveFile } from '#web/kit/files/download.ts';

/** Everything this device knows of farms and reports: document by document and key by key as JSON, with its photos, in one ZIP. */
export function ExportAll() {
  const t = useShell();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await download().finally(() => setBusy(false));
  };
  return (
    <BigButton small kind="quiet" icon="download" busy={isBusy} onClick={() => void save()}>
      {t('settings.exportAll')}
    </BigButton>
  );
}

async function download(): Promise<void> {
  const { strToU8, zipSync } = await import('fflate');
  const entries = await database().entries.toArray();
  const farms = [...Map.groupBy(entries, ({ farmId }) => farmId)].map(([id, own]) => ({
    id,
    documents: Object.fromEntries(
      [...Map.groupBy(own, ({ doc }) => doc)].map(([doc, rows]) => [doc, Object.fromEntries(valuesOf(rows))]),
    ),
  }));
  const text = JSON.stringify({ format: 'flockscore', version: 1, at: new Date().toISOString(), farms }, null, 2);
  const photos: [string, [Uint8Array, { level: 0 }]][] = [];
  for (const { id, blob } of await database().photos.toArray())
    photos.push([
      `photos/${id}.${blob.type.split('/')[1] ?? 'jpeg'}`,
      [new Uint8Array(await blob.arrayBuffer()), { level: 0 }],
    ]);
  const zip = zipSync({ 'flockscore.json': strToU8(text), ...Object.fromEntries(photos) });
  saveFile({ name: `flockscore-${localDay()}.zip`, blob: new Blob([zip], { type: 'application/zip' }) });
}
