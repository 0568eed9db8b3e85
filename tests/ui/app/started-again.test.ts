import { describe, expect, test } from 'vitest';
import { ChangeFeed } from '../../../src/core/shared/change-feed';
import { fail } from '../../../src/core/shared/result';
import type { ChangedThing, Changes, Scheduler } from '../../../src/core/shared/system.port';

interface Started {
  start(): () => void;
  /** Where the screen says what it shows: a query, or an id. */
  show?(query: unknown): unknown;
  open?(id: unknown): unknown;
  readonly state?: { readonly status?: string };
}

/** Every file of a view model, so that a new one is tried without being named here. */
const FILES = import.meta.glob<Record<string, unknown>>('../../../src/ui/**/*.view-model.ts', {
  eager: true,
});

type Class = new (...dependencies: unknown[]) => Started;

/** Those that begin something when their screen opens. */
const STARTED = Object.entries(FILES).flatMap(([path, file]) =>
  Object.entries(file).flatMap(([name, type]) =>
    typeof type === 'function' && typeof type.prototype?.start === 'function'
      ? [{ name, path: path.replace(/^.*\/src\//, 'src/'), type: type as Class }]
      : [],
  ),
);

type FeedArguments = [things: readonly ChangedThing[], load: () => Promise<unknown>];

/** More than any constructor takes. */
const MOST_DEPENDENCIES = 30;

/** What returns the way to end it at once. */
const FOLLOWS = /^(?:subscribe|after|every|whenIdle|on[A-Z]|follow|hold|block|observe|whenLoaded|start)/;

/** Dependencies of any kind: they note what they are asked, and answer when the test says so. */
class AnyDependencies {
  readonly asked: { readonly what: string; readonly signal: AbortSignal | undefined }[] = [];
  open = 0;
  private readonly waiting: (() => void)[] = [];

  /** Answers everything that was asked: it cannot be had. */
  async answer(): Promise<void> {
    for (let round = 0; round < 20; round += 1) {
      for (const resolve of this.waiting.splice(0)) resolve();
      await Promise.resolve();
    }
  }

  make(path: string): unknown {
    return new Proxy(() => {}, {
      get: (_, name) => {
        if (typeof name === 'symbol' || name === 'then') return undefined;
        return this.make(`${path}.${name}`);
      },
      apply: (_, __, given: readonly unknown[]) => this.call(path, given),
    });
  }

  /** What view models follow changes with is a rule of the core, and no port: the real one, around what is noted. */
  private feed(path: string): ChangeFeed {
    return new ChangeFeed(this.make(`${path}.changes`) as Changes, this.make(path) as Scheduler, {
      now: () => 0,
    });
  }

  private call(path: string, given: readonly unknown[]): unknown {
    const name = path.slice(path.lastIndexOf('.') + 1);
    if (name === 'now') return 0;
    if (name === 'failedOf') return [];
    if (name === 'loads') return this.feed(path).loads(...(given as FeedArguments));
    // A view model within another one starts without being given anything.
    // Unsaved work is told of an object, and what could not be sent of one with functions.
    if (
      name === 'start' ||
      name === 'add' ||
      name === 'showIn' ||
      (FOLLOWS.test(name) && given.some((one) => typeof one === 'function'))
    ) {
      this.open += 1;
      let isOpen = true;
      return () => {
        if (isOpen) this.open -= 1;
        isOpen = false;
      };
    }
    this.asked.push({ what: path, signal: given.find((one) => one instanceof AbortSignal) });
    return new Promise((resolve) => {
      this.waiting.push(() => resolve(fail({ code: 'unavailable' })));
    });
  }
}

test('there are view models to try', () => {
  expect(STARTED.length).toBeGreaterThan(20);
});

describe.each(STARTED)('$name', ({ type }) => {
  const make = () => {
    const around = new AnyDependencies();
    const viewModel = new type(...Array.from({ length: MOST_DEPENDENCIES }, (_, at) => around.make(`${at}`)));
    const { length: made } = around.asked;
    const begin = () => {
      const { length } = around.asked;
      const end = viewModel.start();
      const isAsking = around.asked.slice(length).some(({ signal }) => signal);
      if (viewModel.state?.status === 'loading' && !isAsking) {
        if (viewModel.open) void viewModel.open('any-id');
        else void viewModel.show?.({});
      }
      return end;
    };
    return { around, viewModel, begin, made };
  };

  test('starts, stops and starts again, as a screen does that is shown again, and asks again', async () => {
    const { around, viewModel, begin, made } = make();
    const end = begin();
    const first = around.asked.slice(made);
    const followed = around.open;
    end();
    expect(around.open).toBe(0);
    for (const { what, signal } of first) expect([what, signal?.aborted ?? true]).toEqual([what, true]);

    // Ending may ask for something, too, such as to keep a draft.
    const { length } = around.asked;
    const endAgain = begin();
    const second = around.asked.slice(length);
    expect(second.map(({ what }) => what)).toEqual(first.map(({ what }) => what));
    expect(around.open).toBe(followed);
    for (const { what, signal } of second) expect([what, signal?.aborted ?? false]).toEqual([what, false]);

    // Also what the first start had asked is answered, too late.
    await around.answer();
    if (second.length > 0) expect(viewModel.state?.status).not.toBe('loading');
    endAgain();
    expect(around.open).toBe(0);
  });
});
