interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: Element[];
  text: string;
}

/** For tests: reads XML and throws for anything that is not well-formed, as a strict reader would. */
export function readXml(source: string): Element {
  const root: Element = { name: '', attributes: {}, children: [], text: '' };
  const open = [root];
  const body = source.replace(/^<\?xml version="1\.0" encoding="utf-8"\?>\n/, '');
  if (body === source) throw new Error('no declaration');
  const token = /<\/([\w:]+)>|<([\w:]+)((?:\s+[\w:]+="[^"<]*")*)\s*(\/?)>|([^<>]+)/gy;
  for (let match = token.exec(body); token.lastIndex < body.length || match; match = token.exec(body)) {
    if (!match) throw new Error(`not XML near ${body.slice(token.lastIndex, token.lastIndex + 40)}`);
    const [, close, name, attributes = '', isEmpty, text] = match;
    const parent = open.at(-1)!;
    if (close) {
      if (parent.name !== close) throw new Error(`</${close}> closes <${parent.name}>`);
      open.pop();
    } else if (name) {
      const pairs = [...attributes.matchAll(/([\w:]+)="([^"]*)"/g)].map(([, key, value]) => [key, plainOf(value!)]);
      const element: Element = { name, attributes: Object.fromEntries(pairs), children: [], text: '' };
      parent.children.push(element);
      if (!isEmpty) open.push(element);
    } else parent.text += plainOf(text!);
    if (token.lastIndex >= body.length) break;
  }
  if (open.length > 1 || root.children.length !== 1) throw new Error(`not closed: ${open.at(-1)!.name}`);
  return root.children[0]!;
}

function plainOf(text: string): string {
  if (/[^\t\n\r\x20-\uD7FF\uE000-\uFFFD]/u.test(text.replace(/[\u{10000}-\u{10FFFF}]/gu, '')))
    throw new Error('a character that XML forbids');
  return text.replace(/&(?:(amp|lt|gt|quot|#39);)?/g, (entity, name: keyof typeof entities | undefined) => {
    if (!name) throw new Error(`a bare & in ${text}`);
    return entities[name] ?? entity;
  });
}

const entities = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
