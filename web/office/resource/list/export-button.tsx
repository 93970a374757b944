import { Button } from 'antd';
import type { Contract } from '#core/contracts/contract.ts';
import type { PermissionCode } from '#core/permissions.ts';
import { Icon } from '#web/office/icons/icon.tsx';
import { IconButton } from '#web/office/pieces/icon-button.tsx';
import { useCan } from '#web/office/session.tsx';
import { useTexts } from '#web/office/texts.ts';
import { useExport } from './use-export.tsx';

interface ExportButtonProps {
  call: Contract;
  /** Whose holders may export. */
  code: PermissionCode;
  /** The input of the call but for what the dialog asks: filter and tenant. */
  input: () => Record<string, unknown>;
  /** How many columns the file has. */
  columns: number;
  /** How many rows the filter leaves, where the page knows. */
  total?: number;
  isSmall?: boolean;
}

/** Has the rows of a list that is no resource as a file, all that the filter leaves. */
export function ExportButton({ code, isSmall = false, ...what }: ExportButtonProps) {
  const t = useTexts();
  const exporting = useExport({ ...what, personal: [] });
  if (!useCan(code)) return null;
  return (
    <>
      {isSmall ? (
        <IconButton name="download" label={t('list.export')} aria-haspopup="dialog" onClick={exporting.ask} />
      ) : (
        <Button size="small" icon={<Icon name="download" size={14} />} onClick={exporting.ask}>
          {t('list.export')}
        </Button>
      )}
      {exporting.dialog}
    </>
  );
}
