import { readFile } from 'node:fs/promises';
import { Refusal } from '#core/errors.ts';
import { CaptionsError, parseCaptions } from '#core/files/captions.ts';

/** Reads captions (WebVTT in UTF-8) and says how many there are; throws FILE_CAPTIONS with the line that is wrong. */
export async function inspectCaptions(path: string): Promise<{ captions: number }> {
  try {
    return { captions: parseCaptions(new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path))).length };
  } catch (error) {
    if (error instanceof CaptionsError || error instanceof TypeError)
      throw new Refusal('FILE_CAPTIONS', { params: { line: error instanceof CaptionsError ? error.line : 1 } });
    throw error;
  }
}
