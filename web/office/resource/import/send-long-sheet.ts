import { type ImportCalls, type KnownRows, mostSheetBytes } from '#core/resources/import-calls.ts';
import { encodeBase64url } from '#core/wire/base64url.ts';
import { newRequestId } from '#web/kit/call/call.ts';
import { officeCall } from '#web/office/office-call.ts';

interface Sending {
  readonly calls: ImportCalls;
  readonly sheet: File;
  readonly known: KnownRows;
  /** Told the share that has arrived, 0 to 1. */
  readonly onSent: (share: number) => void;
}

/** Sends a sheet part by part and leaves it to a job. */
export async function sendLongSheet({ calls, sheet, known, onSent }: Sending): Promise<void> {
  const name = newRequestId();
  const parts = Math.max(1, Math.ceil(sheet.size / mostSheetBytes));
  onSent(0);
  for (let at = 0; at < parts; at++) {
    const slice = sheet.slice(at * mostSheetBytes, (at + 1) * mostSheetBytes);
    const part = encodeBase64url(new Uint8Array(await slice.arrayBuffer()));
    await officeCall(calls.importPart, { sheet: name, at, part }, { quiet: true });
    onSent((at + 1) / parts);
  }
  const told = { sheet: name, parts, name: sheet.name.slice(-200), known };
  await officeCall(calls.importLong, told, { quiet: true });
}
