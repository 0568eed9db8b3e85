// Compiled by the type check, never run: each @ts-expect-error is a need that the ports do not meet.
import type { Result } from '../../../src/core/shared/result';
import type { Shelf } from '../../../src/core/shelf/shelf.api';
import { useViewModel } from '../../../src/ui/app/page-hooks';
import type { Needs } from '../../../src/ui/app/ports';

class Named {
  constructor(readonly ports: Needs<{ shelf: 'moves' | 'reverse'; feed: 'loads'; toasts: 'show' }>) {}
}
class Unknown {
  constructor(readonly ports: { readonly shelves: Pick<Shelf, 'moves'> }) {}
}
class OtherPort {
  constructor(readonly ports: { readonly shelf: { readonly sweep: () => Promise<void> } }) {}
}
class OtherInput {
  constructor(
    readonly ports: { readonly shelf: { readonly reverse: (input: { readonly move: number }) => unknown } },
  ) {}
}
class OtherAnswer {
  constructor(
    readonly ports: {
      readonly shelf: { readonly reverse: (input: { id: string }) => Promise<Result<number, never>> };
    },
  ) {}
}
class ByPosition {
  constructor(
    readonly shelf: Pick<Shelf, 'moves'>,
    readonly ports: Needs<{ toasts: 'show' }>,
  ) {}
}

export function useProof(): void {
  const { ports } = useViewModel(Named);
  void ports.shelf.reverse({ id: 'move' });
  // @ts-expect-error a call that was not named
  void ports.shelf.board;
  // @ts-expect-error a port that was not named
  void ports.clock;
  // @ts-expect-error no port has this name
  useViewModel(Unknown);
  // @ts-expect-error the port of this name is another
  useViewModel(OtherPort);
  // @ts-expect-error the port takes another input
  useViewModel(OtherInput);
  // @ts-expect-error the port gives another answer
  useViewModel(OtherAnswer);
  // @ts-expect-error the ports are passed as one object, by name
  useViewModel(ByPosition);
}

// @ts-expect-error no port has this name
export type NeedsUnknown = Needs<{ shelves: 'moves' }>;
// @ts-expect-error the port of this name has no such call
export type NeedsOtherCall = Needs<{ shelf: 'sweep' }>;
