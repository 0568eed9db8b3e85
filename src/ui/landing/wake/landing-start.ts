import type { PartId } from './wake-gates';

/** The landing page once React has it. */
export interface LandingHandle {
  /** Wakes a part; resolves when it reacts, rejects when its code could not be fetched. */
  wake(part: PartId): Promise<void>;
}

/** How React takes over: over the prerendered HTML, or from nothing. */
export interface LandingStart {
  readonly root: HTMLElement;
  /** 'hydrate' keeps the prerendered HTML; 'render' shows the stored content from the start. */
  readonly mode: 'hydrate' | 'render';
  /** Called just before the page's own components take control of the header. */
  readonly onTakeOver: () => void;
}
