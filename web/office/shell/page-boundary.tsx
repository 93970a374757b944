import { Component, type ReactNode } from 'react';
import { FailedPanel } from '#web/office/pieces/state-panel.tsx';
import { useTexts } from '#web/office/texts.ts';

/** Keeps a page's failure inside its tab. */
export class PageBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <Failed onRetry={() => this.setState({ failed: false })} />;
  }
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const t = useTexts();
  return (
    <div className="card">
      <FailedPanel title={t('app.loadFailed')} hint={t('app.loadFailedHint')} onRetry={onRetry} />
    </div>
  );
}
