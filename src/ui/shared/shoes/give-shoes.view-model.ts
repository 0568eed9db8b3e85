import { makeObservable, observable, observableRef, runInAction } from 'mobx';
import type { NeededShoes } from '../../../core/applications/needed-shoes';
import { isPair, type ShoeSize, sizeKey } from '../../../core/shared/sizes/shoe-size';
import type { Needs } from '../../app/ports';
import { FormState, submitForm } from '../form/form-state';
import { type PairValues, pairOfValues, valuesOfPair, wrongPart } from './pair-values';
import { giveRefusal, giveShoesTexts as texts } from './shoes.texts';

/** Somebody who needs shoes, as far as giving them some is concerned. */
export interface NeedsShoes {
  readonly applicationId: string;
  readonly name: string;
  readonly shoes: readonly NeededShoes[];
  /** The event at which they are given; null for none. */
  readonly eventId: string | null;
  /** The size of the pair that somebody has in hand, where that is known. */
  readonly inHand?: ShoeSize;
}

/** A pair that may be given, as a form holds it. */
interface GivenValues extends PairValues {
  readonly give: boolean;
}

/** What the dialog asks for: one for each pair of the application. */
export interface GiveValues {
  readonly pairs: readonly GivenValues[];
}

interface GiveFault {
  readonly index: number;
  readonly part: 'give' | 'cut' | 'size';
}

/** Shoes that somebody gives to an applicant. */
export class GiveShoesViewModel {
  readonly form = new FormState();
  /** Null without a dialog. */
  opened: NeedsShoes | null = null;
  /** Why it was not done, where something else can be done now. */
  notice: string | null = null;
  /** Whether the board shows no pair to give, so that the next press records it anyway. */
  isNoneLeft = false;
  /** The ids of the moves, so that a second press after a lost answer gives nothing twice. */
  private ids: readonly string[] = [];

  constructor(
    private readonly ports: Needs<{
      shelf: 'give';
      toasts: 'show' | 'clear';
      idSource: 'next';
      clock: 'now';
    }>,
  ) {
    makeObservable(this, { opened: observableRef, notice: observable, isNoneLeft: observable });
  }

  begin(opened: NeedsShoes): void {
    this.form.clear();
    this.ids = opened.shoes.map(() => this.ports.idSource.next());
    this.set({ opened, notice: null, isNoneLeft: false });
  }

  end(): void {
    this.set({ opened: null, notice: null, isNoneLeft: false });
  }

  /** What was typed is another thing than the board was asked about. */
  correct(): void {
    if (this.isNoneLeft) this.set({ notice: null, isNoneLeft: false });
  }

  /** The pair to give is the one of the size in hand, or else the only one that is left; it is given in the size in hand. */
  get initial(): GiveValues {
    const { shoes = [], inHand } = this.opened ?? {};
    const open = shoes.filter(({ state }) => state !== 'given');
    const same = inHand && open.find((pair) => sizeKey(pair) === sizeKey(inHand));
    const chosen = same ?? (open.length === 1 ? open[0] : undefined);
    return {
      pairs: shoes.map((pair) => {
        const give = pair === chosen;
        const { size, ...values } = valuesOfPair(give && inHand ? inHand : pair);
        return { ...values, size: size === 'unknown' ? '' : size, give };
      }),
    };
  }

  /** Gives the chosen pairs, and answers whether that is done. */
  async submit({ pairs }: GiveValues): Promise<boolean> {
    const { opened } = this;
    if (!opened) return false;
    const done = await submitForm(this.form, this.ports.toasts, {
      faults: this.faultsOf(pairs, opened),
      execute: () => this.send(pairs, opened),
      explain: ({ index, part }: GiveFault) => ({
        field: `pairs.${index}.${part}`,
        message: part === 'give' ? texts.nothing : texts.noSize,
      }),
      done: () => texts.done,
      failed: (failure) => {
        if (failure.code !== 'conflict')
          return { title: texts.notDone, description: texts.failed[failure.code] };
        this.set(giveRefusal(failure, this.ports.clock.now()));
        return undefined;
      },
    });
    if (done) this.end();
    return done;
  }

  private faultsOf(pairs: GiveValues['pairs'], { shoes }: NeedsShoes): GiveFault[] {
    const open = shoes.findIndex(({ state }) => state !== 'given');
    if (!pairs.some(({ give }) => give)) return [{ index: Math.max(0, open), part: 'give' }];
    return pairs.flatMap((pair, index) =>
      pair.give && !isPair(pairOfValues(pair)) ? [{ index, part: wrongPart(pair) }] : [],
    );
  }

  private send(pairs: GiveValues['pairs'], { applicationId, eventId, shoes }: NeedsShoes) {
    const givenPairs = pairs.flatMap((values, index) => {
      const neededPair = shoes[index];
      const pair = pairOfValues(values);
      if (!values.give || !neededPair || pair.size === 'unknown') return [];
      const { cut, size, wide } = neededPair;
      const { ids } = this;
      return { ...pair, size: pair.size, id: ids[index] ?? '', index, asked: { cut, size, wide } };
    });
    return this.ports.shelf.give({ applicationId, eventId, pairs: givenPairs, anyway: this.isNoneLeft });
  }

  private set(part: Partial<Pick<GiveShoesViewModel, 'opened' | 'notice' | 'isNoneLeft'>>): void {
    runInAction(() => Object.assign(this, part));
  }
}
