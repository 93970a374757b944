import { CallError } from '#web/kit/call/call-error.ts';

/** Thrown where the scripts of a page did not come. */
export class ScriptsMissing extends Error {
  override name = 'ScriptsMissing';
}

/** Loads parts of the product; what does not come whole throws ScriptsMissing, whatever the browser calls it. */
export async function loadScripts<M>(load: () => Promise<M>): Promise<M> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof Error) || !didNotCome(error)) throw error;
    throw new ScriptsMissing(error.message, { cause: error });
  }
}

/** As Chromium, Firefox, Safari and the build's own loader say it. */
const notCome = /dynamically imported module|Importing a module script failed|Unable to preload CSS/i;

function didNotCome({ message }: Error): boolean {
  return notCome.test(message);
}

/** Whether a page, or a part of it, could not be shown because the network did not carry what it needs. */
export function isUnreached(error: unknown): boolean {
  if (error instanceof CallError) return error.key === 'NETWORK';
  return error instanceof ScriptsMissing || (error instanceof Error && didNotCome(error));
}
