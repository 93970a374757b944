import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Connection } from './connection.ts';
import type { Log } from './log.ts';

export type Heard = (payload: string | null) => void;
export type Unlisten = () => void;

/** Hears notices (`NOTIFY`) on a connection of its own, which is opened with the first channel and renewed when lost. */
export function createListener(connection: Connection, log: Log) {
  const channels = new Map<string, Set<Heard>>();
  let opening: Promise<pg.Client | undefined> | undefined;
  let isClosed = false;

  async function open(): Promise<pg.Client> {
    const client = new pg.Client({ ...connection, application_name: 'wutong-listener', keepAlive: true });
    client.on('error', (error) => log.warn(`the listening database connection was lost: ${error.message}`));
    client.on('notification', ({ channel, payload }) => tell(channel, payload ?? ''));
    try {
      await client.connect();
      for (const channel of channels.keys()) await client.query(`listen ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    client.once('end', () => {
      if (!isClosed) opening = reopen();
    });
    return client;
  }

  async function reopen(): Promise<pg.Client | undefined> {
    for (let delay = 100; !isClosed; delay = Math.min(delay * 2, 5000)) {
      await wait(delay, undefined, { ref: false });
      const client = await open().catch(() => undefined);
      if (!client) continue;
      for (const channel of channels.keys()) tell(channel, null);
      return client;
    }
    return undefined;
  }

  /** Calls those of this process that listen on a channel. */
  function tell(channel: string, payload: string | null) {
    for (const heard of channels.get(channel) ?? []) heard(payload);
  }

  return {
    tell,
    async listen(channel: string, heard: Heard): Promise<Unlisten> {
      const known = channels.get(channel) ?? new Set();
      channels.set(channel, known.add(heard));
      opening ??= open().catch((error) => {
        opening = undefined;
        throw error;
      });
      const client = await opening;
      await client?.query(`listen ${pg.escapeIdentifier(channel)}`);
      return () => known.delete(heard);
    },
    async close() {
      isClosed = true;
      const client = await opening?.catch(() => undefined);
      await client?.end();
    },
  };
}
