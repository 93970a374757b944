import { idleSeconds } from './call/last-use.ts';

/** Whether a person is in the middle of writing: a dialog would take the next letters. */
export function isWriting(): boolean {
  return document.hasFocus() && takesText(document.activeElement) && idleSeconds() < pause;
}

/** Seconds without a sign of the person, after which nobody is about to go on in the middle of a word. */
const pause = 60;

/**
 * Calls `act` once the person has left the field that is being written in and does not write on in the next one. Returns
 * how to stop waiting.
 */
export function onceWritten(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const left = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      stop();
      act();
    }, settling);
  };
  const writesOn = ({ target }: Event) => takesText(target) && clearTimeout(timer);
  const events = [
    ['focusout', left],
    ['keydown', writesOn],
    ['input', writesOn],
  ] as const;
  const stop = () => {
    clearTimeout(timer);
    for (const [name, listener] of events) document.removeEventListener(name, listener, true);
  };
  for (const [name, listener] of events) document.addEventListener(name, listener, true);
  return stop;
}

/** Milliseconds for the first key in the next field. */
const settling = 800;

const textless = ['button', 'checkbox', 'color', 'file', 'image', 'radio', 'range', 'reset', 'submit'];

function takesText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return !target.readOnly;
  if (target instanceof HTMLInputElement) return !target.readOnly && !textless.includes(target.type);
  return target instanceof HTMLElement && target.isContentEditable;
}
