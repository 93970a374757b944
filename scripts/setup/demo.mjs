import { pinnedNode, runBeside } from './run.mjs';

/** Tells the demo ahead of what needs it: the tests, or the first start. Where that fails it is told, and the fault named, there. */
export async function tellDemo({ isForTests }) {
  const script = isForTests ? 'server/testing/demo.ts' : 'server/tell-demo.ts';
  await runBeside(pinnedNode, [script], { stdio: 'ignore' });
}
