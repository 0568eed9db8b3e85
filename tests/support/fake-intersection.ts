/** Replaces the browser's IntersectionObserver: a test decides what is on screen. */
export class FakeIntersection {
  private static observers = new Set<FakeIntersection>();
  private readonly observed = new Set<Element>();

  constructor(private readonly callback: IntersectionObserverCallback) {
    FakeIntersection.observers.add(this);
  }

  /** Tells the observers of the element and of everything inside it whether it is on screen. */
  static move(element: Element, isIntersecting: boolean): void {
    for (const observer of FakeIntersection.observers) {
      const entries = [...observer.observed]
        .filter((target) => element.contains(target))
        .map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
      if (entries.length > 0) observer.callback(entries, {} as IntersectionObserver);
    }
  }

  observe(element: Element): void {
    this.observed.add(element);
  }

  unobserve(element: Element): void {
    this.observed.delete(element);
  }

  disconnect(): void {
    this.observed.clear();
  }
}
