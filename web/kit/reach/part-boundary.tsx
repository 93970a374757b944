import { Component, type ReactNode } from 'react';
import { isUnreached } from './load-scripts.ts';

/**
 * Keeps a page alive when the network does not carry a part of it: `instead` stands there until the page is loaded anew.
 * Other errors go on to the boundary around.
 */
export class PartBoundary extends Component<{ instead?: ReactNode; children: ReactNode }, { error?: unknown }> {
  override state: { error?: unknown } = {};

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    if (!isUnreached(error)) throw error;
    return this.props.instead ?? null;
  }
}
