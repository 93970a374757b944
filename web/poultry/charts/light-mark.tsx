import { lightScene } from '#core/charts/light.ts';
import type { Light } from '#core/scoring/limits.ts';
import { SceneView } from './scene-view.tsx';

/** Shape of a light; its word belongs beside it, or into `label` where there is no room for it. */
export function LightMark({
  light,
  isProvisional = false,
  size = 44,
  label,
}: {
  light: Light;
  isProvisional?: boolean;
  size?: number;
  label?: string;
}) {
  const scene = lightScene(light, isProvisional);
  return <SceneView scene={scene} size={size} label={label} />;
}
