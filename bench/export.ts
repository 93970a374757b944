import { writeSync } from 'node:fs';
import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { xlsxStream } from '#server/exports/xlsx.ts';

/**
 * How long a workbook takes and how much memory it needs, by its number of rows: `node bench/export.ts`, or with numbers
 * of rows as arguments. Each is written in turn by the same process, so that growth would add up.
 */
const sizes = process.argv.slice(2).map(Number);

for (const rows of sizes.length > 0 ? sizes : [5_000, 50_000, 500_000]) {
  globalThis.gc?.();
  const before = process.memoryUsage().rss;
  let most = before;
  let bytes = 0;
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss);
  }, 5);
  const startedAt = performance.now();
  await pipeline(
    xlsxStream(table(rows), new Date()),
    new Writable({
      write(chunk: Buffer, _encoding, done) {
        bytes += chunk.length;
        done();
      },
    }),
  );
  clearInterval(watch);
  const seconds = (performance.now() - startedAt) / 1000;
  const line = [
    `${rows.toLocaleString('en-US').padStart(9)} rows`,
    `${seconds.toFixed(1).padStart(6)} s`,
    `${(bytes / 2 ** 20).toFixed(1).padStart(6)} MiB file`,
    `+${((most - before) / 2 ** 20).toFixed(0).padStart(4)} MiB memory, ${(most / 2 ** 20).toFixed(0)} in all`,
  ];
  writeSync(1, `${line.join('  ')}\n`);
}

/** Nine columns such as a list of people has. */
function table(count: number) {
  async function* rows() {
    for (let i = 0; i < count; i++) {
      yield [
        `GY2026${String(i).padStart(6, '0')}`,
        `person${i}@example.com`,
        `林若${i % 97}`,
        '审核专员、内容编辑',
        '高级工程师',
        `138****${String(i % 10_000).padStart(4, '0')}`,
        'p***@example.com',
        '2026-11-20 10:24',
        '启用',
      ];
    }
  }
  const head = ['编号', '登录名', '姓名', '角色', '职务', '手机', '邮箱', '最近登录', '状态'];
  return {
    title: '系统用户',
    head,
    widths: head.map(() => 18),
    rows: rows(),
    about: { title: '导出说明', lines: () => [] },
  };
}
