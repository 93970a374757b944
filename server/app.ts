import { join, resolve } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Handler } from './handle.ts';
import { answerNotFound } from './plugins/answers/errors.ts';
import { ownAnswers } from './plugins/answers/own-answers.ts';
import { registerPublicFiles } from './plugins/answers/public-files.ts';
import { registerApiLog } from './plugins/api-log.ts';
import { registerCalls } from './plugins/calls.ts';
import { registerHealth } from './plugins/health.ts';
import { registerDocs } from './plugins/openapi/docs.ts';
import { createParties } from './plugins/parties.ts';
import { transportLimits } from './plugins/transport-limits.ts';
import type { Services } from './services.ts';

export interface AppOptions {
  readonly services: Services;
  readonly handlers: readonly Handler[];
  /** Folder of the built front ends; without it only calls are served. */
  readonly site?: string;
}

/** Composes the server from its parts; it does not listen. */
export async function createApp({ services, handlers, site }: AppOptions): Promise<FastifyInstance> {
  const { env, log } = services;
  const answers = ownAnswers(services);
  const app: FastifyInstance = Fastify({
    loggerInstance: log,
    // Own lines are written by the call log; the default ones hold whole addresses.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    requestIdHeader: false,
    trustProxy: env.trustedProxies.length > 0 ? [...env.trustedProxies] : false,
    bodyLimit: transportLimits.bodyBytes,
    requestTimeout: transportLimits.requestMs,
    keepAliveTimeout: transportLimits.keepAliveMs,
    exposeHeadRoutes: false,
    // Answered by hand, in the envelope and with the headers of all others (own-answers.ts).
    http: { requireHostHeader: false, maxHeaderSize: transportLimits.headerBytes },
    return503OnClosing: false,
    frameworkErrors: answers.frameworkErrors,
    clientErrorHandler: answers.clientErrorHandler,
    routerOptions: { ignoreTrailingSlash: false, caseSensitive: true },
    ajv: { customOptions: { allErrors: true, coerceTypes: false, removeAdditional: false, useDefaults: false } },
  });
  app.server.headersTimeout = transportLimits.headersMs;
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.decorateRequest('call', null);
  app.decorate('isPublicHttps', env.isProduction && env.publicOrigin?.startsWith('https:') === true);
  await app.register(cookie);
  answers.register(app, { isStopping: () => isStopping });
  await app.register(compress, { globalCompression: true, encodings: ['br', 'gzip'], threshold: 1024 });
  registerHealth(app, services, () => isStopping);
  const parties = await createParties(services);
  app.addHook('onClose', () => parties.close());

  await app.register(
    async (talents) => {
      talents.addHook('onSend', async (_request, reply) => {
        if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
      });
      registerApiLog(talents, services);
      await registerCalls(talents, { services, parties, handlers });
      talents.get('/*', answerNotFound);
    },
    { prefix: '/talents' },
  );
  registerDocs(app, services);
  registerPublicFiles(app, services);
  for (const register of services.features.plugins) register(app, services);
  if (site) await services.features.registerSite(app, { directory: site, services });
  else app.setNotFoundHandler(answerNotFound);
  return app;
}

/** Where the front ends are built to. */
export const builtSite = join(resolve(import.meta.dirname, '..'), 'var', 'web');
