import type { Text } from '#core/texts/text.ts';
import type { CodeScene } from '#server/base/code-scene.ts';
import type { ActorScope, Scope } from '#server/scope.ts';

type Knows = Pick<Scope, 'services'>;

/** The scene of a batch; undefined once no room has it any more. */
export function findScene({ services }: Knows, code: string): CodeScene | undefined {
  return services.features.codeScenes.find((scene) => scene.code === code);
}

/** What a scene is called. */
export function sceneName(knows: Knows, code: string): Text {
  const { CN, EN } = findScene(knows, code)?.name ?? { CN: code, EN: code };
  return { CN, EN };
}

/** Those whose codes the caller may issue. */
export function issuableScenes({ services, permCodes }: ActorScope): readonly CodeScene[] {
  return services.features.codeScenes.filter(({ permission }) => permCodes.has(permission));
}
