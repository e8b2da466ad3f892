import { Component, type ReactNode } from 'react';

interface HeroBoundaryProps {
  /** What stands from then on when its children fail. */
  asServed: ReactNode;
  children: ReactNode;
}

/**
 * Without it React would take the hero's words away when one thing in it throws: an old browser, or
 * an extension that moves what React has made.
 */
export class HeroBoundary extends Component<HeroBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.asServed : this.props.children;
  }
}
