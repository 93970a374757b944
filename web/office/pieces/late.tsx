import { type ComponentType, createElement, lazy, Suspense } from 'react';
import { RowSkeleton } from './state-panel.tsx';

/** A part of a page that is loaded when it is first shown, with rows in its stead until it is there. */
export function late<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(() => load().then((found) => ({ default: found }))) as unknown as ComponentType<P>;
  return (props) => <Suspense fallback={<RowSkeleton rows={6} height={56} />}>{createElement(Part, props)}</Suspense>;
}
