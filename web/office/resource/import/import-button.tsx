import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import type { Resource } from '#core/resources/resource.ts';
import { callsOf } from '#core/resources/resource-calls.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { useTexts } from '#web/office/texts.ts';

// Most visits to a list import nothing.
const ImportDialog = lazy(() => import('./import-dialog.tsx').then((found) => ({ default: found.ImportDialog })));

/** Opens the import of a list that has one. */
export function ImportButton({ resource }: { resource: Resource }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { template, importPreview, import: run, importPart, importLong, importRefused } = callsOf(resource);
  if (!template || !importPreview || !run || !importPart || !importLong || !importRefused) return null;
  const calls = { template, importPreview, import: run, importPart, importLong, importRefused };
  return (
    <>
      <Button icon={<Icon name="upload" />} onClick={() => setOpen(true)}>
        {t('list.import')}
      </Button>
      {isOpen && (
        <Suspense>
          <ImportDialog resource={resource} calls={calls} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
