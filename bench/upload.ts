// A business plan of 50 MB over a connection that breaks three times, sent by the browser's own client: node bench/upload.ts
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { chromium as launcher } from 'playwright-core';
import { uploadPartCall } from '#core/contracts/files.ts';
import { bundleScript } from '#scripts/bundle-page.ts';
import { chromium, startDemoServer } from './demo-server.ts';

const size = 50_000_000;
/** The parts in the middle of which the connection breaks, counted as they come. */
const breaks = [2, 6, 11];
/** Ms for which nothing gets through after a break. */
const away = 2500;

const server = await startDemoServer();
const wire = await startWire(server.origin);
const browser = await launcher.launch({ executablePath: chromium(), args: ['--no-sandbox', '--disable-gpu'] });
const directory = mkdtempSync(join(tmpdir(), 'wutong-upload-'));
try {
  const plan = join(directory, '商业计划书.pdf');
  writeFileSync(plan, planOf(size));
  const page = await browser.newPage();
  // Nothing of the application runs beside it.
  await page.goto(`${wire.origin}/robots.txt`);
  await page.evaluate(() => {
    const input = Object.assign(document.createElement('input'), { id: 'picked', type: 'file' });
    document.body.append(input);
  });
  await page.locator('#picked').setInputFiles(plan);
  await page.evaluate(await bundleScript('upload.ts'));
  const started = performance.now();
  const kept = await page.evaluate<number>(
    `sendPicked('person@example.com', 'Wutong-2026-demo', 'itec:attachments.plan')`,
  );
  const seconds = (performance.now() - started) / 1000;
  const parts = Math.ceil(size / wire.partSize());
  const twice = wire.parts() - parts;
  console.log(`${(size / 1e6).toFixed(0)} MB in ${parts} parts with ${breaks.length} breaks: ${seconds.toFixed(1)} s`);
  console.log(
    `${kept} of ${size} bytes kept, their digest checked; ${twice} parts sent twice (aim: at most ${breaks.length})`,
  );
  process.exitCode = kept === size && twice >= 0 && twice <= breaks.length ? 0 : 1;
} finally {
  await browser.close();
  wire.close();
  await server.stop();
  rmSync(directory, { recursive: true, force: true });
}

/** A PDF of exactly so many bytes: one page, and a stream that no compression shortens. */
function planOf(bytes: number): Buffer {
  const head =
    '%PDF-1.4\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] >>\nendobj\n';
  const tail = '\ntrailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n0\n%%EOF\n';
  const padding = Buffer.alloc(bytes - head.length - tail.length, '% a line of a plan\n');
  return Buffer.concat([Buffer.from(head), padding, Buffer.from(tail)]);
}

/** What lies between browser and server: it breaks off parts in their middle, and is away for a while then. */
async function startWire(to: string) {
  let begun = 0;
  let largest = 0;
  let awayUntil = 0;
  const pass = (given: IncomingMessage, answer: ServerResponse) => {
    if (performance.now() < awayUntil) return given.socket.destroy();
    const isPart = given.url?.includes(uploadPartCall.path) === true;
    if (isPart) begun++;
    const isBroken = isPart && breaks.includes(begun);
    const passed = request(`${to}${given.url}`, { method: given.method, headers: given.headers }, (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(answer);
    });
    passed.on('error', () => answer.destroy());
    let taken = 0;
    given.on('data', (bytes: Buffer) => {
      taken += bytes.length;
      if (isPart) largest = Math.max(largest, taken);
      if (!isBroken || taken < 2_000_000) return void passed.write(bytes);
      awayUntil = performance.now() + away;
      passed.destroy();
      given.socket.destroy();
    });
    given.on('end', () => passed.end());
  };
  const between = createServer(pass);
  between.listen(0, '127.0.0.1');
  await once(between, 'listening');
  return {
    origin: `http://127.0.0.1:${(between.address() as AddressInfo).port}`,
    parts: () => begun,
    /** Bytes of a part, found by the largest that passed: around it lie a few hundred of the form. */
    partSize: () => Math.floor(largest / 1024 / 1024) * 1024 * 1024,
    close: () => {
      between.close();
      between.closeAllConnections();
    },
  };
}
