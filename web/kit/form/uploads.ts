import { useCallback, useEffect, useRef, useState } from 'react';
import type { FilesField } from '#core/forms/kinds/files.ts';
import { filesKind } from '#core/forms/kinds/files.ts';
import type { FileValue } from '#core/forms/values.ts';
import { problemText } from '#core/texts/errors/problems.ts';
import type { Locale } from '#core/texts/text.ts';
import { CallError } from '#web/kit/call/call-error.ts';
import { type UploadProgress, uploadFile } from '#web/kit/files/upload.ts';
import { localNow } from '../clock.ts';
import type { Outbox } from './drafts/outbox.ts';

/** A file on its way; `path` begins with the section. */
export interface Upload {
  readonly key: string;
  readonly path: string;
  readonly file: File;
  /** Id of the stored file whose place it takes. */
  readonly replaced: string | undefined;
  readonly progress: UploadProgress | undefined;
  /** Ms, to tell how long it will take. */
  readonly startedAt: number;
  readonly error: string | undefined;
}

/** A file that was under way when the page closed; picked again, it goes on where it stopped. */
export interface LeftUpload {
  readonly path: string;
  readonly name: string;
}

export interface Uploads {
  readonly list: readonly Upload[];
  readonly left: readonly LeftUpload[];
  /** `replaced` is the id of the stored file whose place it takes. */
  add(path: string, file: File, replaced?: string): void;
  cancel(key: string): void;
  retry(key: string): void;
  dismiss(left: LeftUpload): void;
}

/** Uploads of one application: they go on while other sections are on screen. */
export function useUploads(parts: {
  readonly user: string;
  /** Names the application on this device. */
  readonly formKey: string;
  readonly outbox: Outbox | undefined;
  purposeOf(path: string): string;
  done(path: string, file: FileValue, replaced: string | undefined): void;
}): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const [left, setLeft] = useState<readonly LeftUpload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const latest = useRef(parts);
  latest.current = parts;
  const { user, formKey, outbox } = parts;

  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const noteName = `uploads/${formKey}`;
  useEffect(() => {
    let isCurrent = true;
    void outbox?.note(user, noteName).then((text) => {
      if (isCurrent && text) setLeft(JSON.parse(text) as LeftUpload[]);
    });
    return () => {
      isCurrent = false;
    };
  }, [outbox, user, noteName]);

  const hasStarted = useRef(false);
  useEffect(() => {
    if (list.length > 0) hasStarted.current = true;
    if (!hasStarted.current || !outbox) return;
    const open = [...list.map(({ path, file }) => ({ path, name: file.name })), ...left];
    void outbox.writeNote(user, noteName, open.length > 0 ? JSON.stringify(open) : '');
  }, [list, left, outbox, user, noteName]);

  const change = useCallback((key: string, part: Partial<Upload>) => {
    setList((before) => before.map((each) => (each.key === key ? { ...each, ...part } : each)));
  }, []);
  const drop = useCallback((key: string) => setList((before) => before.filter((each) => each.key !== key)), []);

  const run = useCallback(
    async ({ key, path, file, replaced }: Upload) => {
      const controller = new AbortController();
      controllers.current.set(key, controller);
      const { purposeOf, formKey: at } = latest.current;
      try {
        const stored = await uploadFile(file, purposeOf(path), {
          signal: controller.signal,
          reauthenticate: 'in-place',
          resumeKey: `${at}/${path}`,
          quiet: true,
          onProgress: (progress) => change(key, { progress }),
        });
        drop(key);
        const { id, name, size, type } = stored;
        latest.current.done(path, { id, name, size, type }, replaced);
      } catch (error) {
        if (controller.signal.aborted) return;
        change(key, { error: error instanceof CallError ? (error.fields[0]?.msg ?? error.msg) : String(error) });
      } finally {
        controllers.current.delete(key);
      }
    },
    [change, drop],
  );

  return {
    list,
    left,
    add(path, file, replaced) {
      const key = `${path}/${file.name}/${localNow()}`;
      const upload: Upload = {
        ...{ key, path, file, replaced, startedAt: localNow() },
        progress: undefined,
        error: undefined,
      };
      setList((before) => [...before, upload]);
      setLeft((before) => before.filter((each) => each.path !== path || each.name !== file.name));
      void run(upload);
    },
    cancel(key) {
      controllers.current.get(key)?.abort();
      drop(key);
    },
    retry(key) {
      const upload = list.find((each) => each.key === key);
      if (!upload) return;
      change(key, { error: undefined, progress: undefined, startedAt: localNow() });
      void run(upload);
    },
    dismiss: (gone) => setLeft((before) => before.filter((each) => each !== gone)),
  };
}

/** What is wrong with a file before a byte of it is sent, in the reader's language. */
export function refusalOf(field: FilesField, file: File, locale: Locale): string | undefined {
  const value = { id: 'x', name: file.name || 'file', size: file.size, type: file.type };
  const context = { today: '', data: {}, dictionaries: {}, values: {} };
  const problem = filesKind.validate(field, [value], context).find(({ path }) => path === '[x]');
  return problem && problemText(problem, field, locale);
}
