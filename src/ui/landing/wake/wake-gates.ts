/** The parts of the landing page that need script. Each sleeps as prerendered HTML until something wakes it. */
export const PART_IDS = ['carousel', 'campaigns', 'donation', 'contact'] as const;

/** One of the sleeping parts. */
export type PartId = (typeof PART_IDS)[number];

interface Gate {
  readonly opened: Promise<void>;
  readonly open: () => void;
  readonly awake: Promise<void>;
  readonly settle: (error?: unknown) => void;
}

function makeGate(): Gate {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let settle: Gate['settle'] = () => {};
  const awake = new Promise<void>((resolve, reject) => {
    settle = (error) => (error === undefined ? resolve() : reject(error));
  });
  // The caller of wake() hears of a failure. Without a caller it is not an unhandled rejection.
  awake.catch(() => {});
  return { opened, open, awake, settle };
}

/** One gate for each part. It opens once, and then the part reports that it is awake or could not be fetched. */
export class WakeGates {
  private readonly gates = new Map<PartId, Gate>();

  /** Opens the gate; resolves when the part has been hydrated, rejects when its code could not be fetched. */
  wake(id: PartId): Promise<void> {
    const gate = this.gate(id);
    gate.open();
    return gate.awake;
  }

  /** Resolves once the gate is open. */
  whenOpen(id: PartId): Promise<void> {
    return this.gate(id).opened;
  }

  /** The part is hydrated and reacts. */
  reportAwake(id: PartId): void {
    this.gate(id).settle();
  }

  /** The part's code could not be fetched; its prerendered HTML stays. */
  reportFailure(id: PartId, error: unknown): void {
    this.gate(id).settle(error);
  }

  private gate(id: PartId): Gate {
    const gate = this.gates.get(id) ?? makeGate();
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
