import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { antdTheme } from './antd-theme.ts';

const require = createRequire(import.meta.url);
const antd = dirname(require.resolve('antd/package.json'));
/** Beside the page's own styles: the configuration of the build is not read where it stands. */
const variables = fileURLToPath(new URL('./antd-variables.css', import.meta.url));

/** Folders of antd's components whose classes are called otherwise. */
const foldersByClass: Readonly<Record<string, string>> = {
  picker: 'date-picker',
  btn: 'button',
  col: 'grid',
  row: 'grid',
  otp: 'input',
  ribbon: 'badge',
  color: 'color-picker',
  float: 'float-button',
  qrcode: 'qr-code',
  wave: 'wave',
};

/** What belongs to no component: icons, motions, key frames. */
export const sharedStyles = 'shared';

/** Ten steps of thirteen colours, for tags and badges in colours that the office has not. */
const palettes =
  /--ant-(?:[a-z]+-\d+|blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold):[^;}]*;/g;

let sheets: ReadonlyMap<string, string> | undefined;

/** The rules of antd's style sheet for a component and its variables, by its folder; '' where it has none. */
export function stylesOf(component: string): string {
  sheets ??= split(readFileSync(join(antd, 'dist/antd.css'), 'utf8') + readFileSync(variables, 'utf8'));
  return sheets.get(component) ?? '';
}

/** The values of the theme that scripts of antd read: sizes, times, a few colours. All others serve its styles alone. */
export function tokensOf(): Record<string, unknown> {
  const { default: getDesignToken } = require('antd/lib/theme/getDesignToken');
  const tokens: Record<string, unknown> = getDesignToken({ token: antdTheme.token });
  return Object.fromEntries(
    Object.entries(tokens).filter(([key, value]) => typeof value !== 'string' || /^color(Bg|Fill|Text)/.test(key)),
  );
}

function split(css: string): Map<string, string> {
  const folders = readdirSync(join(antd, 'es'))
    .filter((name) => /^[a-z-]+$/.test(name))
    .sort((a, b) => b.length - a.length);
  const found = new Map<string, string>();
  for (const rule of topRules(css.replace(palettes, ''))) {
    const key = folderOf(rule, folders);
    if (key) found.set(key, `${found.get(key) ?? ''}${rule}\n`);
  }
  return found;
}

function folderOf(rule: string, folders: readonly string[]): string | undefined {
  // The values of the default theme, and antd's notes to itself: ours stand in antd-variables.css.
  if (rule.startsWith('.css-var-') || rule.startsWith('.data-ant-')) return undefined;
  // Links look as office.css says, in whatever order the sheets arrive.
  if (/^a[:{,\s]/.test(rule)) return undefined;
  if (rule.startsWith('@keyframes')) return sharedStyles;
  const name = /\.ant-([a-z-]+)/.exec(rule)?.[1];
  if (name === undefined) return sharedStyles;
  const called = Object.entries(foldersByClass).find(([prefix]) => isWithin(name, prefix));
  return called?.[1] ?? folders.find((folder) => isWithin(name, folder)) ?? sharedStyles;
}

function isWithin(name: string, prefix: string): boolean {
  return name === prefix || name.startsWith(`${prefix}-`);
}

/** The rules of a style sheet, those inside an at-rule together with it. */
function topRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at += 1) {
    if (css[at] === '{') depth += 1;
    if (css[at] !== '}') continue;
    depth -= 1;
    if (depth > 0) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
}
