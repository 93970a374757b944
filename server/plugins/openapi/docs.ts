import type { FastifyInstance } from 'fastify';
import { type Contract, isSealed, methodsOf } from '#core/contracts/contract.ts';
import { type ErrorKey, errors, errorText } from '#core/errors.ts';
import type { Env } from '#server/env.ts';
import { codesOf } from '#server/plugins/access.ts';
import type { Services } from '#server/services.ts';
import { openApi } from './openapi.ts';
import { openApiLimits } from './openapi-limits.ts';

/** /docs for people, /docs/openapi.json for programs: both made from the contracts and the error catalogue. */
export function registerDocs(
  app: FastifyInstance,
  { env, features: { contracts } }: Pick<Services, 'env' | 'features'>,
): void {
  const json = JSON.stringify(openApi(contracts, env));
  const page = docsPage(contracts, env);
  app.get('/docs/openapi.json', (_request, reply) => reply.type('application/json; charset=utf-8').send(json));
  app.get('/docs/docs.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
  app.get('/docs', (_request, reply) => reply.type('text/html; charset=utf-8').send(page));
}

function docsPage(contracts: readonly Contract[], env: Env): string {
  const { sizes, milliseconds, callsPerMinute } = openApiLimits(env);
  const { sessions: _, ...times } = milliseconds;
  const limits = Object.entries({ sizes, milliseconds: times, callsPerMinute }).flatMap(([group, values]) =>
    Object.entries(values).map(
      ([name, value]) => `<tr><td>${group}</td><td><code>${name}</code></td><td>${value}</td></tr>`,
    ),
  );
  const rows = [...contracts]
    .sort((a, b) => (a.path < b.path ? -1 : 1))
    .map(
      (contract) => `<tr><td>${methodsOf(contract)
        .map((method) => `<code>${method}</code>`)
        .join(' ')}</td><td><code>/talents${contract.path}</code></td>
<td>${contract.class}${isSealed(contract) ? ' sealed' : ''}</td><td>${accessText(contract)}</td><td>${contract.sides.join(', ')}</td>
<td>${escapeHtml(contract.summary)}</td><td>${Object.keys(contract.input.properties)
        .map((name) => `<code>${name}</code>`)
        .join(' ')}</td></tr>`,
    );
  const codes = (Object.keys(errors) as ErrorKey[]).map(
    (key) =>
      `<tr><td>${errors[key].code}</td><td><code>${key}</code></td><td>${escapeHtml(errorText(key, 'CN'))}</td><td>${escapeHtml(errorText(key, 'EN'))}</td></tr>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Wutong calls</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="stylesheet" href="/docs/docs.css"></head>
<body><main><h1>Wutong 梧桐 · calls</h1>
<p>${contracts.length} calls, generated from their contracts. For programs: <a href="/docs/openapi.json">openapi.json</a> (OpenAPI 3.1), which says field by field what travels, what is sealed and what is answered.</p>
<h2 id="calls">Calls</h2><div class="wide" tabindex="0" role="region" aria-labelledby="calls"><table><thead><tr><th>Method</th><th>Path</th><th>Class</th><th>Access</th><th>Sides</th><th>What it does</th><th>Fields</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<h2 id="limits">Limits</h2><p>In bytes, characters and milliseconds as the name says.</p><div class="wide" tabindex="0" role="region" aria-labelledby="limits"><table><tbody>${limits.join('')}</tbody></table></div>
<h2 id="codes">Answers</h2><div class="wide" tabindex="0" role="region" aria-labelledby="codes"><table><thead><tr><th>Code</th><th>Key</th><th>中文</th><th>English</th></tr></thead><tbody>${codes.join('')}</tbody></table></div>
</main></body></html>`;
}

function accessText({ access }: Contract): string {
  const codes = codesOf(access);
  return codes.length > 0 ? codes.map((code) => `<code>${code}</code>`).join(' or ') : String(access);
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => `&#${c.charCodeAt(0)};`);
}

const style = `body{margin:0;background:#f5f8f6;color:#16211e;font:15px/1.6 system-ui,"PingFang SC","Noto Sans SC",sans-serif}
main{max-width:1400px;margin:0 auto;padding:32px 24px}h1,h2,a{color:#0e5b4a}.wide{overflow-x:auto;background:#fff;border:1px solid #dde5e1;border-radius:12px}
table{border-collapse:collapse;width:100%;font-size:14px}th,td{padding:8px 12px;text-align:left;vertical-align:top;border-bottom:1px solid #eaf0ed}
th{background:#f1f5f3;font-weight:600;white-space:nowrap}code{font:12.5px/1.5 ui-monospace,monospace;background:#eef3f0;padding:1px 4px;border-radius:4px}`;
