type Grant = (lock: Lock | null) => unknown;

interface Request {
  readonly name: string;
  readonly owner: object;
  readonly run: () => Promise<unknown>;
}

/** Web Locks of one browser. Each tab is an owner, so that a closed tab releases its locks. */
export class FakeLocks {
  private readonly held = new Map<string, object>();
  private waiting: Request[] = [];
  /** Tabs that are busy, and the requests of theirs that were granted without their having heard of it. */
  private readonly unheard = new Map<object, Request[]>();

  /** The lock manager as the tab `owner` sees it. */
  of(owner: object): Pick<LockManager, 'request' | 'query'> {
    const request = (name: string, second: LockOptions | Grant, third?: Grant): Promise<unknown> => {
      const grant = typeof second === 'function' ? second : third;
      const signal = typeof second === 'function' ? undefined : second.signal;
      return new Promise((resolve, reject) => {
        const entry: Request = {
          name,
          owner,
          run: async () => {
            try {
              resolve(await grant?.({ name, mode: 'exclusive' }));
            } catch (error) {
              reject(error);
            }
          },
        };
        signal?.addEventListener('abort', () => {
          this.waiting = this.waiting.filter((other) => other !== entry);
          reject(signal.reason);
        });
        this.waiting.push(entry);
        this.serve();
      });
    };
    const query = async () => ({
      held: [...this.held.keys()].map((name) => ({ name })),
      pending: this.waiting.map(({ name }) => ({ name })),
    });
    return { request: request as LockManager['request'], query };
  }

  /** Keeps the tab from hearing of anything until the returned function is called, as a page does that is busy. */
  keepBusy(owner: object): () => void {
    const requests: Request[] = [];
    this.unheard.set(owner, requests);
    return () => {
      this.unheard.delete(owner);
      for (const request of requests) this.tell(request);
    };
  }

  /** Closes the tab. */
  release(owner: object): void {
    this.waiting = this.waiting.filter((request) => request.owner !== owner);
    for (const [name, holder] of this.held) if (holder === owner) this.held.delete(name);
    this.serve();
  }

  private serve(): void {
    for (const request of [...this.waiting]) {
      if (this.held.has(request.name)) continue;
      this.waiting = this.waiting.filter((other) => other !== request);
      this.held.set(request.name, request.owner);
      const unheard = this.unheard.get(request.owner);
      if (unheard) unheard.push(request);
      else this.tell(request);
    }
  }

  private tell(request: Request): void {
    void request.run().then(() => {
      if (this.held.get(request.name) === request.owner) this.held.delete(request.name);
      this.serve();
    });
  }
}
