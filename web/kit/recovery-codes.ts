import type { SecondFactorTexts } from '#core/texts/second-factor/CN.ts';
import { saveFile } from './files/download.ts';

/** Hands recovery codes to the browser as a text file, with what they are and how to keep them. */
export function saveRecoveryCodes(codes: readonly string[], words: Pick<SecondFactorTexts, 'file' | 'fileNote'>): void {
  const text = `${words.file}\n${words.fileNote}\n\n${codes.join('\n')}\n`;
  saveFile({ name: 'wutong-recovery-codes.txt', blob: new Blob([text], { type: 'text/plain;charset=utf-8' }) });
}

/** The secret of an authenticator app in groups of four, as people type it. */
export function inGroups(secret: string): string {
  return secret.replace(/(.{4})(?=.)/g, '$1 ');
}
