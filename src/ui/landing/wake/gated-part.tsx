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
  /** What lazyBehindGate made. Give the same element again when the page renders again, or its sleeping HTML is lost. */
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
      // Never ready: the prerendered part stays, with whatever was typed into it.
      return new Promise<never>(() => {});
    }
  });
}
