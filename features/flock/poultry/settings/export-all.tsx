import { localDay } from '#features/flock/poultry/local-time.ts';
import { BigButton } from '#features/flock/poultry/pieces/button.tsx';
import { database } from '#features/flock/poultry/store/database.ts';
import { valuesOf } from '#features/flock/poultry/store/documents.ts';
import { useShell } from '#features/flock/poultry/words.ts';

/** Everything this device knows of farms and reports, as one JSON file: document by document, key by key. */
export function ExportAll() {
  const t = useShell();
  return (
    <BigButton small kind="quiet" icon="download" onClick={() => void download()}>
      {t('settings.exportAll')}
    </BigButton>
  );
}

async function download(): Promise<void> {
  const entries = await database().entries.toArray();
  const farms = [...Map.groupBy(entries, ({ farmId }) => farmId)].map(([id, own]) => ({
    id,
    documents: Object.fromEntries(
      [...Map.groupBy(own, ({ doc }) => doc)].map(([doc, rows]) => [doc, Object.fromEntries(valuesOf(rows))]),
    ),
  }));
  const text = JSON.stringify({ format: 'flockscore', version: 1, at: new Date().toISOString(), farms }, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = `flockscore-${localDay()}.json`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
