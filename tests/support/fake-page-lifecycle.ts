import type { Cancel, PageLifecycle } from '../../src/core/shared/system.port';

/** A page whose events a test triggers. */
export class FakePageLifecycle implements PageLifecycle {
  private readonly loadTasks = new Set<() => void>();
  private readonly returnTasks = new Set<() => void>();
  private readonly viewTasks = new Set<(isInView: boolean) => void>();
  private readonly leaveTasks = new Set<() => void>();

  constructor(
    private loaded = true,
    private isInView = true,
  ) {}

  whenLoaded(task: () => void): Cancel {
    if (this.loaded) task();
    else this.loadTasks.add(task);
    return () => this.loadTasks.delete(task);
  }

  onReturn(task: () => void): Cancel {
    this.returnTasks.add(task);
    return () => this.returnTasks.delete(task);
  }

  followView(task: (isInView: boolean) => void): Cancel {
    this.viewTasks.add(task);
    task(this.isInView);
    return () => this.viewTasks.delete(task);
  }

  onLeave(task: () => void): Cancel {
    this.leaveTasks.add(task);
    return () => this.leaveTasks.delete(task);
  }

  /** The page is hidden or closed. */
  leave(): void {
    for (const task of this.leaveTasks) task();
  }

  /** The page comes into view, or goes out of it. */
  show(isInView: boolean): void {
    this.isInView = isInView;
    for (const task of this.viewTasks) task(isInView);
  }

  /** The load event. */
  load(): void {
    this.loaded = true;
    for (const task of this.loadTasks) task();
    this.loadTasks.clear();
  }

  /** The page comes out of the back-forward cache. */
  comeBack(): void {
    for (const task of this.returnTasks) task();
  }

  /** How many callbacks are registered; 0 after everything was disposed. */
  get pending(): number {
    return this.loadTasks.size + this.returnTasks.size + this.viewTasks.size + this.leaveTasks.size;
  }
}
