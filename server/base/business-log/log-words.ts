import { type Resource, resourceRecordPath } from '#core/resources/resource.ts';
import type { Text } from '#core/texts/text.ts';
import type { Features } from '#server/features.ts';

/** What lines of one module are called; the module of a resource has the names of the resource and its actions anyway. */
export interface ModuleWords {
  readonly name?: Text;
  /** By the action of a line in upper case. */
  readonly actions?: Readonly<Record<string, Text>>;
}

/** What the lines of a room's log are called, and where their objects are shown. */
export interface LogWords {
  /** By the module of a line. */
  readonly modules?: Readonly<Record<string, ModuleWords>>;
  /** Where an object that no resource shows stands in the back office, and the code of that page, by the type of the object. */
  readonly leads?: Readonly<Record<string, { readonly path: (id: string) => string; readonly permission: string }>>;
}

/** What the engines note themselves. */
export const engineLogWords: LogWords = {
  modules: { FILE: { name: { CN: '文件', EN: 'Files' } }, LOG: { name: { CN: '日志', EN: 'Logs' } } },
};

/** What is noted of records and lists of any module. */
const usual: Readonly<Record<string, Text>> = {
  ADD: { CN: '新增', EN: 'Added' },
  EDIT: { CN: '修改', EN: 'Changed' },
  DEL: { CN: '删除', EN: 'Deleted' },
  RESTORE: { CN: '恢复', EN: 'Restored' },
  IMPORT: { CN: '导入', EN: 'Imported' },
  EXPORT: { CN: '导出', EN: 'Exported' },
  DOWNLOAD: { CN: '下载', EN: 'Downloaded' },
  UPLOAD: { CN: '上传', EN: 'Uploaded' },
  BATCH: { CN: '批量处理', EN: 'Batch' },
  REVEAL: { CN: '查看完整信息', EN: 'Shown in full' },
  READ: { CN: '查看', EN: 'Read' },
};

type Known = Pick<Features, 'resources' | 'logWords'>;

/** The words of a module; its own name where nobody declared any. */
export function moduleName({ resources, logWords }: Known, module: string): Text {
  const resource = resources.find((each) => moduleOf(each) === module);
  return declared(logWords, module)?.name ?? resource?.name ?? { CN: module, EN: module };
}

/** The words of an action in a module; its own name where nobody declared any. */
export function actionName(known: Known, { module, action }: { module: string; action: string }): Text {
  return actionsOf(known, module).get(action.toUpperCase()) ?? { CN: action, EN: action };
}

/** Every action that lines of a module can have, in upper case, with its words. */
export function actionsOf({ resources, logWords }: Known, module: string): ReadonlyMap<string, Text> {
  const resource = resources.find((each) => moduleOf(each) === module);
  return new Map([
    ...Object.entries(usual),
    ...Object.entries(declared(logWords, module)?.actions ?? {}),
    ...(resource?.actions ?? []).map(({ key, label }) => [key.toUpperCase(), label] as const),
  ]);
}

/** Every module that lines can have. */
export function logModules({ resources, logWords }: Known): readonly string[] {
  const all = logWords.flatMap(({ modules }) => Object.keys(modules ?? {}));
  return [...new Set([...all, ...resources.map(moduleOf)])];
}

interface Line {
  readonly module: string;
  readonly objectType: string;
  readonly objectId: string;
}

/** Where the object of a line is shown in the back office, if the reader holds the code of that page. */
export function recordLead(
  { resources, logWords }: Known,
  { module, objectType, objectId }: Line,
  holds: (code: string) => boolean,
): string | null {
  if (objectId === '') return null;
  const lead = logWords.map(({ leads }) => leads?.[objectType]).find((each) => each !== undefined);
  if (lead) return holds(lead.permission) ? lead.path(objectId) : null;
  const ofType = resources.filter((each) => each.objectType === objectType);
  // Kinds of contents share a type of object; the module says which.
  const resource = ofType.find((each) => moduleOf(each) === module) ?? (ofType.length === 1 ? ofType[0] : undefined);
  if (!resource || !(resource.permission === 'operator' || holds(resource.permission))) return null;
  return resourceRecordPath(resource, objectId);
}

function moduleOf({ code }: Pick<Resource, 'code'>): string {
  return code.toUpperCase();
}

function declared(all: readonly LogWords[], module: string): ModuleWords | undefined {
  const found = all.flatMap(({ modules }) => modules?.[module] ?? []);
  return found.length === 0 ? undefined : Object.assign({}, ...found);
}
