import { type ESTree, type Plugin, parseSync, Visitor } from 'vite';

/** What a call does is said in the API document and in the call log, which the server writes: browsers load none of it. */
export function withoutSummaries(): Plugin {
  return {
    name: 'without-summaries',
    enforce: 'pre',
    transform: {
      filter: { id: /\.ts$/, code: 'defineCall' },
      handler: (code, id) => ({ code: cutSummaries(code, id), map: null }),
    },
  };
}

/** The same module, its calls declared without `summary`, `summaryCN` and `...summaryOf()`. */
export function cutSummaries(code: string, file: string): string {
  const contracts: ESTree.ObjectExpression[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [contract] }) {
      if (isNamed(callee, 'defineCall') && contract?.type === 'ObjectExpression') contracts.push(contract);
    },
  }).visit(parseSync(file, code).program);
  return contracts.toReversed().reduce((rest, { start, end, properties }) => {
    const kept = properties.filter((property) => !isSummary(property)).map((each) => code.slice(each.start, each.end));
    return `${rest.slice(0, start)}{ ${kept.join(', ')} }${rest.slice(end)}`;
  }, code);
}

function isSummary(property: ESTree.ObjectPropertyKind): boolean {
  if (property.type === 'Property') return isNamed(property.key, 'summary') || isNamed(property.key, 'summaryCN');
  return property.argument.type === 'CallExpression' && isNamed(property.argument.callee, 'summaryOf');
}

function isNamed(node: ESTree.Node, name: string): boolean {
  return node.type === 'Identifier' && node.name === name;
}
