/** A caption: from and to in seconds, and what is said. */
export interface Caption {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

/** Thrown for captions that cannot be read; `line` counts from 1. */
export class CaptionsError extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`line ${line} of the captions`);
    this.line = line;
  }
}

/** Captions of one file at most: an hour has about a thousand. */
export const mostCaptions = 20_000;

/**
 * Reads a WebVTT file: its head, notes and styles are passed over, marks inside captions taken out. Throws CaptionsError
 * with the first line that is wrong: no head, a time that is none or runs back, a caption without words, none at all.
 */
export function parseCaptions(file: string): Caption[] {
  const lines = file.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(lines[0]!)) throw new CaptionsError(1);
  const captions: Caption[] = [];
  let at = endOfBlock(lines, 0);
  while (at < lines.length) {
    if (lines[at]!.trim() === '') {
      at += 1;
      continue;
    }
    const end = endOfBlock(lines, at);
    if (!/^(NOTE|STYLE|REGION)(?:[ \t].*)?$/.test(lines[at]!)) captions.push(captionIn(lines, at, end));
    const [before, last] = captions.slice(-2);
    if ((last && before && last.from < before.from) || captions.length > mostCaptions) throw new CaptionsError(at + 1);
    at = end;
  }
  if (captions.length === 0) throw new CaptionsError(lines.length);
  return captions;
}

function endOfBlock(lines: readonly string[], from: number): number {
  let at = from;
  while (at < lines.length && lines[at]!.trim() !== '') at += 1;
  return at;
}

/** The caption of a block: a name it may have, its times, its words. */
function captionIn(lines: readonly string[], from: number, end: number): Caption {
  const at = lines[from]!.includes('-->') ? from : from + 1;
  const times = at < end ? /^(\S+)[ \t]+-->[ \t]+(\S+)(?:[ \t].*)?$/.exec(lines[at]!.trim()) : null;
  const [start, stop] = [secondsOf(times?.[1]), secondsOf(times?.[2])];
  if (start === undefined || stop === undefined || stop <= start) throw new CaptionsError(Math.min(at, end - 1) + 1);
  const text = lines
    .slice(at + 1, end)
    .map((line) => plain(line))
    .join('\n')
    .trim();
  if (text === '' || lines.slice(at + 1, end).some((line) => line.includes('-->'))) throw new CaptionsError(at + 1);
  return { from: start, to: stop, text };
}

function secondsOf(time: string | undefined): number | undefined {
  const parts = /^(?:(\d{2,}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/.exec(time ?? '');
  if (!parts) return undefined;
  const [, hours = '0', minutes, seconds, thousandths] = parts;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', nbsp: ' ', lrm: '', rlm: '' };

function plain(line: string): string {
  return line.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => named[name] ?? '');
}
