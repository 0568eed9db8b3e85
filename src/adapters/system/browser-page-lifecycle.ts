import type { Cancel, PageLifecycle } from '../../core/shared/system.port';

/** The load, pageshow, pagehide and visibilitychange events of a window. */
export class BrowserPageLifecycle implements PageLifecycle {
  constructor(
    private readonly page: Pick<Document, 'readyState' | 'visibilityState'>,
    private readonly view: Pick<Window, 'addEventListener' | 'removeEventListener'>,
  ) {}

  whenLoaded(task: () => void): Cancel {
    if (this.page.readyState === 'complete') {
      task();
      return () => {};
    }
    this.view.addEventListener('load', task, { once: true });
    return () => this.view.removeEventListener('load', task);
  }

  onReturn(task: () => void): Cancel {
    const handlePageShow = (event: PageTransitionEvent) => {
      if (event.persisted) task();
    };
    this.view.addEventListener('pageshow', handlePageShow);
    return () => this.view.removeEventListener('pageshow', handlePageShow);
  }

  followView(task: (isInView: boolean) => void): Cancel {
    const handleVisibility = () => task(this.page.visibilityState === 'visible');
    this.view.addEventListener('visibilitychange', handleVisibility);
    handleVisibility();
    return () => this.view.removeEventListener('visibilitychange', handleVisibility);
  }

  onLeave(task: () => void): Cancel {
    // The document's visibilitychange event bubbles to the window; on phones it is often a page's last event.
    this.view.addEventListener('pagehide', task);
    this.view.addEventListener('visibilitychange', task);
    return () => {
      this.view.removeEventListener('pagehide', task);
      this.view.removeEventListener('visibilitychange', task);
    };
  }
}
