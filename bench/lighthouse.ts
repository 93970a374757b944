import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { chromium, root, startDemoServer } from './demo-server.ts';

/**
 * Measures pages of the built portal on the real server with demo data, as a phone on a slow network sees them:
 * `node bench/lighthouse.ts [paths] [runs]`, by default home, a notice and the list of policies. The pages take turns, so
 * that noise meets them alike. Prints the median run of each with the scores of all; ends with 1 when one misses its marks.
 */
const [paths = '/,/notify/:id,/polity', runs = '3'] = process.argv.slice(2);
const marks = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 };
/** FlockScore brings what it needs without a network. */
const mostScriptKb = (path: string) => (path.startsWith('/poultry') ? 200 : 160);

interface Report {
  /** Why Lighthouse could not measure. */
  runtimeError?: { code: string };
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; details?: { items?: unknown[] } }
  >;
}

const server = await startDemoServer();
const { origin } = server;
try {
  const pages = new Map<string, Report[]>();
  for (const path of paths.split(',')) pages.set(await addressOf(path), []);
  for (let run = 0; run < Number(runs); run++)
    for (const [path, reports] of pages) reports.push(await measure(`${origin}${path}`));
  const results = [...pages].map(([path, reports]) => show(path, reports));
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  await server.stop();
}

/** The path itself; `:id` stands for the first that the sitemap names. */
async function addressOf(path: string): Promise<string> {
  if (!path.endsWith('/:id')) return path;
  const folder = path.slice(0, -'/:id'.length);
  const sitemap = await (await fetch(`${origin}/sitemaps${folder}.xml`)).text();
  const found = /<loc>([^<]+)<\/loc>/.exec(sitemap)?.[1];
  if (!found) throw new Error(`the sitemap names nothing like ${path}`);
  return new URL(found).pathname;
}

function show(path: string, reports: readonly Report[]): boolean {
  const scoreOf = (report: Report) => report.categories.performance?.score ?? 0;
  const inOrder = reports.toSorted((one, other) => scoreOf(one) - scoreOf(other));
  const report = inOrder[reports.length >> 1]!;
  let isGood = true;
  const scores = inOrder.map((each) => Math.round(scoreOf(each) * 100)).join(', ');
  console.log(`Lighthouse, phone, ${path}, median of ${runs} (performance ${scores})`);
  // Times are scaled from this machine's: a busy one makes them long. About 1500 and more is an idle desktop.
  console.log(`  speed of this machine ${Math.round(report.environment.benchmarkIndex)}`);
  for (const [name, least] of Object.entries(marks)) {
    const score = Math.round((report.categories[name]?.score ?? 0) * 100);
    if (score < least) isGood = false;
    console.log(`  ${name.padEnd(16)}${String(score).padStart(4)}  (at least ${least})`);
    for (const { id, weight } of score < 100 ? (report.categories[name]?.auditRefs ?? []) : []) {
      const audit = report.audits[id];
      if (!audit || weight === 0 || audit.score === null || audit.score >= 0.9) continue;
      console.log(`    ${audit.title} ${audit.displayValue ?? ''}`);
    }
  }
  const timings = [
    'first-contentful-paint',
    'largest-contentful-paint',
    'total-blocking-time',
    'cumulative-layout-shift',
  ];
  for (const id of timings) console.log(`  ${id.padEnd(26)}${report.audits[id]?.displayValue ?? ''}`);
  const { kb, fonts, files } = firstLoad(report);
  console.log(`  first-load JavaScript     ${kb.toFixed(1)} kB gzip in ${files} files (at most ${mostScriptKb(path)})`);
  console.log(`  fonts downloaded          ${fonts}`);
  return isGood && kb <= mostScriptKb(path) && fonts === 0;
}

/** All scripts and fonts that were asked for while the page loaded, idle work included; scripts as gzip packs them. */
function firstLoad(report: Report): { kb: number; files: number; fonts: number } {
  const items = (report.audits['network-requests']?.details?.items ?? []) as { url: string; resourceType: string }[];
  const scripts = items.filter(({ resourceType }) => resourceType === 'Script').map(({ url }) => new URL(url).pathname);
  const bytes = [...new Set(scripts)]
    .map((name) => gzipSync(readFileSync(fileOf(name)), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0);
  const fonts = items.filter(({ resourceType }) => resourceType === 'Font').length;
  return { kb: bytes / 1000, files: scripts.length, fonts };
}

/** The built file behind the address of a script. */
function fileOf(name: string): string {
  return name.startsWith('/poultry/')
    ? join(root, 'var/web/poultry', name.slice('/poultry'.length))
    : join(root, 'var/web/portal', name);
}

/** A browser now and then loses the start of its trace (NO_NAVSTART): that run is made once more. */
async function measure(url: string): Promise<Report> {
  const report = await runOnce(url).catch((error: unknown) => error as Error);
  return report instanceof Error || report.runtimeError ? runOnce(url) : report;
}

async function runOnce(url: string): Promise<Report> {
  const flags = '--headless=new --no-sandbox --disable-gpu --disable-background-networking';
  const command = join(root, 'node_modules/lighthouse/cli/index.js');
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [command, url, '--quiet', '--output=json', `--chrome-flags=${flags}`],
    { maxBuffer: 100_000_000, env: { ...process.env, CHROME_PATH: chromium() } },
  );
  return JSON.parse(stdout) as Report;
}
