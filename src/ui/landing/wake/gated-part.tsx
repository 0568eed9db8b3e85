import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactNode,
  Suspense,
  useLayoutEffect,
} from 'react';
import type { PartId, WakeGates } from './wake-gates';

interface GatedPartProps {
  readonly id: PartId;
  readonly gates: WakeGates;
  /** An element of lazyBehindGate. It must be the same element on every render, or React drops the sleeping HTML. */
  readonly children: ReactNode;
}

/** A part whose prerendered HTML sleeps until its gate opens. */
export function GatedPart({ id, gates, children }: GatedPartProps) {
  return (
    <div data-part={id}>
      <Suspense fallback={null}>
        {children}
        <ReportAwake id={id} gates={gates} />
      </Suspense>
    </div>
  );
}

function ReportAwake({ id, gates }: Omit<GatedPartProps, 'children'>) {
  useLayoutEffect(() => gates.reportAwake(id), [id, gates]);
  return null;
}

/** A component whose code is fetched when the gate opens. */
export function lazyBehindGate<Props extends object>(
  id: PartId,
  gates: WakeGates,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await gates.whenOpen(id);
    try {
      return { default: await load() };
    } catch (error) {
      gates.reportFailure(id, error);
      // A promise that never resolves: the prerendered part stays, with the text that was typed into it.
      return new Promise<never>(() => {});
    }
  });
}
