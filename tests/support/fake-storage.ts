/** Thrown by a storage whose browser was killed; it is not a storage failure, and no code may handle it as one. */
export class BrowserKilled extends Error {}

/** The storage that all tabs of one browser share. */
export class SharedStorage {
  readonly items = new Map<string, string>();
  private readonly tabs = new Set<FakeStorage>();

  add(tab: FakeStorage): void {
    this.tabs.add(tab);
  }

  delete(tab: FakeStorage): void {
    this.tabs.delete(tab);
  }

  /** Tells every other tab what changed, as browsers do. */
  tell(from: FakeStorage, key: string | null): void {
    for (const tab of [...this.tabs]) {
      if (tab !== from) tab.view.dispatchEvent(new StorageEvent('storage', { key }));
    }
  }
}

/** One tab's view of a Storage, which can be made to fail. */
export class FakeStorage implements Storage {
  readonly view = new EventTarget() as Window;
  /** Thrown by every write while set. */
  writeFault: unknown = null;
  /** Thrown by every read while set. */
  readFault: unknown = null;
  /** The browser is killed after this many writes. */
  writesLeft = Number.POSITIVE_INFINITY;
  writes = 0;
  reads = 0;

  constructor(private readonly shared = new SharedStorage()) {
    shared.add(this);
  }

  get length(): number {
    return this.shared.items.size;
  }

  key(index: number): string | null {
    return [...this.shared.items.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.reads += 1;
    if (this.readFault) throw this.readFault;
    return this.shared.items.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.beforeWrite();
    this.shared.items.set(key, value);
    this.shared.tell(this, key);
  }

  removeItem(key: string): void {
    this.beforeWrite();
    this.shared.items.delete(key);
    this.shared.tell(this, key);
  }

  clear(): void {
    this.beforeWrite();
    this.shared.items.clear();
    this.shared.tell(this, null);
  }

  /** Closes the tab, which receives no more events. */
  close(): void {
    this.shared.delete(this);
  }

  private beforeWrite(): void {
    if (this.writeFault) throw this.writeFault;
    if (this.writes >= this.writesLeft) throw new BrowserKilled();
    this.writes += 1;
  }
}

/** The ways in which browsers say that a Storage is full. */
export const QUOTA_SPELLINGS: readonly (readonly [string, unknown])[] = [
  ['QuotaExceededError', new DOMException('full', 'QuotaExceededError')],
  ['NS_ERROR_DOM_QUOTA_REACHED', Object.assign(new Error('full'), { name: 'NS_ERROR_DOM_QUOTA_REACHED' })],
  ['code 22', Object.assign(new Error('full'), { code: 22 })],
  ['code 1014', Object.assign(new Error('full'), { code: 1014 })],
];
