import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import type { Side } from '#core/sides.ts';
import type { Locale } from '#core/texts/text.ts';
import { bundleScript } from '#scripts/bundle-page.ts';
import { sideBase } from '#web/kit/call/side.ts';

const root = resolve(import.meta.dirname, '../..');
const script = resolve(root, 'var/test/sign-in.js');

/** Bundles what `enter` runs, once for all workers. */
export async function prepareEntering(): Promise<void> {
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, await bundleScript('sign-in.ts'));
}

interface Entering {
  readonly loginName: string;
  readonly password: string;
  /** Picks the language too; what this browser had before stays otherwise. */
  readonly locale?: Locale;
}

/**
 * Signs a browser in without the form, where signing in is not what is tested: the client's own call, in a file of that
 * side that no application runs in, since keys that no script can read cannot be handed over.
 */
export async function enter(page: Page, side: Side, { loginName, password, locale }: Entering): Promise<void> {
  await page.goto(quietFile(side), { waitUntil: 'commit' });
  await page.evaluate(readFileSync(script, 'utf8'));
  await page.evaluate(([name, secret]) => signInHere(name, secret), [loginName, password] as const);
  if (locale) await speak(page, side, locale);
}

/** Picks the language where a side keeps it; pages that are opened from then on speak it. */
export async function speak(page: Page, side: Side, locale: string): Promise<void> {
  if (page.url() === 'about:blank') await page.goto(quietFile(side), { waitUntil: 'commit' });
  await page.evaluate(
    ([name, chosen]) => {
      const empty = '{"state":{"user":null,"otec":null,"isTag":false},"version":1}';
      const kept = JSON.parse(localStorage.getItem(name) ?? empty);
      kept.state = { ...kept.state, locale: chosen, isLocaleChosen: true };
      localStorage.setItem(name, JSON.stringify(kept));
    },
    [`tw.${side}`, locale] as const,
  );
}

function quietFile(side: Side): string {
  const assets = readdirSync(resolve(root, 'var/web', side, 'assets'));
  return `${sideBase[side]}/assets/${assets.find((name) => name.endsWith('.css'))}`;
}
