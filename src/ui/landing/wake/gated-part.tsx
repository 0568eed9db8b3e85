import {
  type ComponentType,
  type LazyExoticComponent,
  lazy,
  type ReactElement,
  Suspense,
  useLayoutEffect,
} from 'react';
import type { PartId, WakeGates } from './wake-gates';

/**
 * A part whose prerendered HTML sleeps until its gate opens. `part` is made by lazyBehindGate. It must be the same element on
 * every render, or React drops the sleeping HTML.
 */
export function gatedPart(gates: WakeGates, id: PartId, part: ReactElement) {
  return (
    <div data-part={id}>
      <Suspense fallback={null}>
        {part}
        <ReportAwake id={id} gates={gates} />
      </Suspense>
    </div>
  );
}

function ReportAwake({ id, gates }: { readonly id: PartId; readonly gates: WakeGates }) {
  useLayoutEffect(() => gates.reportAwake(id), [id, gates]);
  return null;
}

/** A component whose code is fetched when the gate opens. Hydrating it begins with rendering it. */
export function lazyBehindGate<Props extends object>(
  id: PartId,
  gates: WakeGates,
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    await gates.whenOpen(id);
    try {
      const Part = await load();
      const translated = await gates.findTranslated?.(id);
      if (!translated) return { default: Part };
      void gates.wake(id).then(() => translated.release());
      return {
        default: (props: Props) => {
          translated.hold();
          return <Part {...props} />;
        },
      };
    } catch (error) {
      gates.reportFailure(id, error);
      // A promise that never resolves: the prerendered part stays, with the text that was typed into it.
      return new Promise<never>(() => {});
    }
  });
}
