import { type ComponentType, lazy } from 'react';

/** A further tool above a list, by the code of its resource; loaded with the list. */
export const listTools: Readonly<Record<string, ComponentType | undefined>> = {
  brokenlink: lazy(() =>
    import('#features/contents/office/outside-button.tsx').then((m) => ({ default: m.OutsideButton })),
  ),
};
