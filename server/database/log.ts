/** What the database needs of a logger; pino and Fastify's own both have it. */
export type Log = Record<'info' | 'warn' | 'error', (message: string) => void>;
