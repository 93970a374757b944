import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { stylesOf, tokensOf } from './antd-styles.ts';
import { variablesClass } from './antd-theme.ts';

const nothing = fileURLToPath(new URL('./no-dynamic-css.ts', import.meta.url));
const styleSheet = /^\0antd-styles\/([a-z-]+)\.css$/;
const styleModule = /[\\/]antd[\\/]es[\\/](_util[\\/]wave|[a-z-]+)[\\/]style(?:[\\/][\w-]+)?\.js$/;

/**
 * Styles of antd as files. Its writer of style elements leaves the bundle: the content security policy forbids style
 * elements and Trusted Types forbid filling them. Each component loads its own part of antd's style sheet instead of
 * the script that would compute it (see antd-theme.ts).
 */
export function staticStyles(): Plugin {
  return {
    name: 'static-styles',
    enforce: 'pre',
    resolveId(source, importer) {
      if (styleSheet.test(`\0${source}`)) return `\0${source}`;
      return /(^|\/)dynamicCSS(\.js)?$/.test(source) && importer?.includes('node_modules') ? nothing : null;
    },
    load(id) {
      const component = styleSheet.exec(id)?.[1];
      return component ? stylesOf(component) : null;
    },
    transform(code, id) {
      const component = styleModule.exec(id)?.[1];
      if (component) return { code: styleStub(code, component), map: null };
      const stub = themeStubs.find(([path]) => id.replaceAll('\\', '/').endsWith(path))?.[1];
      return stub ? { code: stub(code), map: null } : null;
    },
  };
}

/** Modules of antd that work out colours, tokens and styles: the design's values are known when the pages are built. */
const themeStubs: readonly (readonly [path: string, stub: (code: string) => string])[] = [
  ['/antd/es/theme/useToken.js', tokenStub],
  ['/antd/es/theme/util/useResetIconStyle.js', () => 'export default () => {};'],
  ['/antd/es/theme/themes/default/theme.js', () => 'export default {};'],
  // Tooltips of any colour: ours have the one of the design.
  [
    '/antd/es/tooltip/util.js',
    () => 'export const parseColor = () => ({ className: "", overlayStyle: {}, arrowStyle: {} });',
  ],
  ['/antd/es/theme/util/genStyleUtils.js', variableStub],
  // Every input asks whether it stands in a form; the engine of forms comes with those that do.
  [
    '/antd/es/form/context.js',
    (code) =>
      code.replace(
        "{ FormProvider as RcFormProvider } from '@rc-component/form'",
        "{ FormProvider as RcFormProvider } from '@rc-component/form/es/FormContext'",
      ),
  ],
];

/** Of it, components use only what names a variable; the rest is for styles. */
function variableStub(code: string): string {
  const unused = ['genStyleHooks', 'genComponentStyleHook', 'genSubStyleComponent'];
  const gone = unused.map((name) => `export const ${name} = undefined;`);
  return [...gone, code.slice(code.indexOf('export const genCssVar'))].join('\n');
}

function tokenStub(): string {
  return `
    import { useContext } from 'react';
    import { DesignTokenContext } from './context';
    const moving = ${JSON.stringify(tokensOf())};
    const still = { ...moving, motion: false };
    const cssVar = { prefix: 'ant', key: '${variablesClass}' };
    export default function useToken() {
      const token = useContext(DesignTokenContext).token?.motion === false ? still : moving;
      return [{}, token, '', token, cssVar, true];
    }`;
}

/** What the rest of antd takes from a style module: hooks that tell the classes, parts that draw nothing, constants. */
function styleStub(code: string, component: string): string {
  const hook = `() => ['', '${variablesClass}']`;
  const own = /export default genSubStyleComponent\(/.test(code)
    ? '() => null'
    : /export default genComponentStyleHook\(/.test(code)
      ? `() => ''`
      : hook;
  const constants = code.match(/^export const \w+ = '[^']*';$/gm) ?? [];
  const named = [...code.matchAll(/^export const (use\w+Style|PurePanelStyle)\b/gm)].map(
    ([, name]) => `export const ${name} = ${name === 'PurePanelStyle' ? '() => null' : hook};`,
  );
  const sheet = component.startsWith('_util') ? 'wave' : component;
  // Dropdowns draw menus under classes of their own; the office's menu is its own.
  const styles = sheet === 'menu' ? [] : [`import 'antd-styles/${sheet}.css';`];
  return [...styles, ...constants, ...named, `export default ${own};`].join('\n');
}
