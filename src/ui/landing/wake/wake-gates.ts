/** The parts of the landing page that need script. Each sleeps as prerendered HTML until something wakes it. */
export const PART_IDS = ['carousel', 'campaigns', 'donation', 'contact'] as const;

/** One of the sleeping parts. */
export type PartId = (typeof PART_IDS)[number];

/** A promise that is settled from outside. */
class Deferred {
  resolve = () => {};
  reject: (error: unknown) => void = () => {};
  readonly promise = new Promise<void>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });
}

interface Gate {
  readonly opened: Deferred;
  readonly awake: Deferred;
}

/** Prerendered HTML that the browser has translated. */
interface TranslatedPart {
  /** Puts it back as it was served, and keeps it so. Does so once. */
  hold(): unknown;
  /** Has it translated again. */
  release(): void;
}

/** One gate for each part. It opens once, and then the part reports that it is awake or could not be fetched. */
export class WakeGates {
  private readonly gates = new Map<PartId, Gate>();

  /** `findTranslated` looks whether the browser has translated the HTML of a part. */
  constructor(readonly findTranslated?: (id: PartId) => Promise<TranslatedPart> | null) {}

  /** Opens the gate; resolves when the part has been hydrated, rejects when its code could not be fetched. */
  wake(id: PartId): Promise<void> {
    const { opened, awake } = this.gate(id);
    opened.resolve();
    return awake.promise;
  }

  /** Resolves once the gate is open. */
  whenOpen(id: PartId): Promise<void> {
    return this.gate(id).opened.promise;
  }

  /** The part is hydrated and reacts. */
  reportAwake(id: PartId): void {
    this.gate(id).awake.resolve();
  }

  /** The part's code could not be fetched; its prerendered HTML stays. */
  reportFailure(id: PartId, error: unknown): void {
    this.gate(id).awake.reject(error);
  }

  private gate(id: PartId): Gate {
    const existing = this.gates.get(id);
    if (existing) return existing;
    const gate = { opened: new Deferred(), awake: new Deferred() };
    // The caller of wake() hears of a failure. Without a caller it is not an unhandled rejection.
    gate.awake.promise.catch(() => {});
    this.gates.set(id, gate);
    return gate;
  }
}

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
