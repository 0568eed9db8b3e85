import { expect, test, vi } from 'vitest';
import { fail, ok, type Result } from '../../../src/core/shared/result';
import { RecordFormViewModel } from '../../../src/ui/shared/conflict/record-form.view-model';
import { recordTexts } from '../../../src/ui/shared/record.texts';

/** A poster; there is only one. */
interface Poster {
  readonly revision: string;
  readonly words: string;
}
type Failed = { readonly code: 'conflict' } | { readonly code: 'unavailable' };

/** The form of the poster, which its page follows. */
class PosterForm extends RecordFormViewModel<Poster, { readonly words: string }> {
  shown: Poster | null = { revision: 'first', words: 'Walk with us' };

  constructor(
    private readonly store: {
      readonly save: (poster: {
        readonly words: string;
        readonly base: string;
      }) => Promise<Result<Poster, Failed>>;
      readonly read: () => Promise<Result<Poster, Failed>>;
    },
  ) {
    super(null, { show: vi.fn(), clear: vi.fn() });
  }

  protected override get basis(): Poster | null {
    return this.shown;
  }

  protected override set basis(poster: Poster | null) {
    this.shown = poster;
  }

  save(words: string) {
    return this.keep({
      mine: { words },
      change: ({ base }) => this.store.save({ words, base }),
      read: this.store.read,
      valuesOf: ({ words: kept }) => ({ words: kept }),
    });
  }
}

const conflict = async () => fail({ code: 'conflict' } as const);

test('a record without an id is changed from what its page shows', async () => {
  const save = vi.fn(async () => ok({ revision: 'second', words: 'Run' }));
  const form = new PosterForm({ save, read: conflict });
  expect(await form.save('Run')).toMatchObject({ ok: true });
  expect(save).toHaveBeenCalledWith({ words: 'Run', base: 'first' });
  form.shown = { revision: 'third', words: 'Walk' };
  await form.save('Run');
  expect(save).toHaveBeenLastCalledWith({ words: 'Run', base: 'third' });
});

test('what an earlier try saved without an answer is known as one’s own', async () => {
  const save = vi.fn<
    (poster: { readonly words: string; readonly base: string }) => Promise<Result<Poster, Failed>>
  >(async () => fail({ code: 'unavailable' }));
  const read = async () => ok({ revision: 'second', words: 'Run with us' });
  const form = new PosterForm({ save, read });
  await form.save('Run with us');
  expect(form.conflict).toBeNull();
  save.mockImplementation(conflict);
  await form.save('Run with all of us');
  expect(form.conflict).toMatchObject({
    isOwnEarlierTry: true,
    fields: [{ field: 'words', author: 'me' }],
  });
  form.resolve({ words: 'mine' });
  expect(form.shown?.revision).toBe('second');
});

test('what somebody else saved is not', async () => {
  const read = async () => ok({ revision: 'second', words: 'Dance with us' });
  const form = new PosterForm({ save: conflict, read });
  await form.save('Run with us');
  expect(form.conflict).toMatchObject({
    isOwnEarlierTry: false,
    fields: [{ field: 'words', author: 'both' }],
  });
});

test('the sentences about a record name it', () => {
  const {
    list,
    none,
    one,
    failed,
    conflict: met,
    keptTheirs,
  } = recordTexts({
    singular: 'poster',
    plural: 'posters',
    all: 'the posters',
    this: 'this poster',
    gone: 'This poster no longer exists',
    changed: 'This poster changed elsewhere',
  });
  expect(list.readFailed.forbidden).toBe('You don’t have permission to see posters. Ask an admin.');
  expect(none('Hang one up.')).toEqual({ title: 'No posters yet.', next: 'Hang one up.' });
  expect(one.gone.title).toBe('This poster no longer exists.');
  expect(failed['not-found']).toBe('This poster no longer exists.');
  expect(met.title).toBe('This poster changed elsewhere');
  expect(keptTheirs('Run').description).toBe('"Run" stays as it was saved elsewhere.');
  const hidden = recordTexts({
    singular: 'poster',
    plural: 'posters',
    all: 'the posters',
    this: 'this poster',
    gone: 'This poster no longer exists',
    changed: 'This poster changed elsewhere',
    isHidden: true,
  });
  expect(hidden.failed['not-found']).toBe('This poster no longer exists, or you do not have access to it.');
});
