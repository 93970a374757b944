import { once } from 'node:events';
import { createServer } from 'node:net';
import { holderOf } from './database/embedded/data-lock.ts';
import type { Env } from './env.ts';

type Address = Pick<Env, 'port' | 'host' | 'dataDir'>;

/** Throws, naming PORT or HOST, unless this process can listen there now. */
export async function tryPort(address: Address): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(address.port, address.host);
    await once(probe, 'listening');
  } catch (error) {
    throw explainListening(error, address);
  }
  probe.close();
  await once(probe, 'close');
}

/** What an operator can do when the server may not listen; any other error as it is. */
export function explainListening(error: unknown, { port, host, dataDir }: Address): unknown {
  const where = `${host}:${port}`;
  switch ((error as NodeJS.ErrnoException).code) {
    case 'EADDRINUSE': {
      const holder = holderOf(dataDir);
      const who = holder ? `Wutong itself, which runs as process ${holder} on ${dataDir}` : 'another program';
      return new Error(`PORT: ${where} is taken by ${who}. End that program, or set PORT to a free port.`);
    }
    case 'EACCES':
      return new Error(`PORT: this user may not listen on ${where}. Set PORT to 1024 or above.`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new Error(`HOST: ${host} is no address of this machine. Set HOST to one, or to 0.0.0.0 for all of them.`);
    default:
      return error;
  }
}
