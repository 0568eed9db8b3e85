import fc from 'fast-check';
import { test } from 'vitest';
import { textSource } from '../../../src/core/content/backups/import-content';
import { contentTitled } from '../../support/content-builder';
import { EditorWorld, type NoModel } from './editor-model';

type Step = fc.AsyncCommand<NoModel, EditorWorld>;

/** A step that is always possible; the world checks its invariants after each. */
function step(name: string, run: (world: EditorWorld) => Promise<void>): Step {
  return {
    check: () => true,
    run: async (_model, world) => {
      await run(world);
      await world.check();
    },
    toString: () => name,
  };
}

const seat = fc.nat({ max: 1 });

const steps = [
  fc
    .record({ seat, field: fc.constantFrom('title', 'subtitle', 'about', 'leader') })
    .map(({ seat: index, field }) =>
      step(`edit ${field} at ${index}`, (world) =>
        world.act(index, ({ editor: { document } }) => {
          const text = world.token();
          if (field === 'title') document.edit('heroContent.title', text);
          else if (field === 'subtitle') document.edit('heroContent.subtitle', text);
          else if (field === 'about') document.edit('aboutContent.title', text);
          else document.edit('aboutContent.teamMembers.0.bio', text);
        }),
      ),
    ),
  seat.map((index) =>
    step(`type without a pause at ${index}`, async (world) => {
      for (let tenth = 0; tenth < 25; tenth++) {
        await world.act(index, ({ editor: { document } }) => {
          // Everything that was typed stays, as in a sentence that grows.
          const { description } = document.content.aboutContent;
          document.edit('aboutContent.description.0', `${description[0]?.slice(-200)} ${world.token()}`);
        });
        await world.browser.time.advance(100);
      }
    }),
  ),
  seat.map((index) =>
    step(`empty the title at ${index}`, (world) =>
      world.act(index, ({ editor }) => editor.document.edit('heroContent.title', '')),
    ),
  ),
  seat.map((index) =>
    step(`save at ${index}`, (world) => world.act(index, ({ editor }) => editor.saver.save(false))),
  ),
  seat.map((index) =>
    step(`revert at ${index}`, (world) => world.act(index, ({ editor }) => editor.revert())),
  ),
  seat.map((index) =>
    step(`undo at ${index}`, (world) => world.act(index, ({ editor }) => editor.document.undo())),
  ),
  seat.map((index) =>
    step(`redo at ${index}`, (world) => world.act(index, ({ editor }) => editor.document.redo())),
  ),
  seat.map((index) =>
    step(`import at ${index}`, (world) =>
      world.act(index, async ({ editor }) => {
        await editor.transfer.import(textSource(JSON.stringify(contentTitled(world.token()))));
      }),
    ),
  ),
  fc.record({ seat, nth: fc.nat({ max: 4 }) }).map(({ seat: index, nth }) =>
    step(`restore backup ${nth} at ${index}`, (world) =>
      world.act(index, async ({ editor: { backups } }) => {
        await backups.open();
        const { state } = backups;
        const backup = state.status === 'listed' ? state.backups[nth] : undefined;
        if (backup) await backups.restore(backup.id);
        backups.close();
      }),
    ),
  ),
  fc
    .record({ seat, mine: fc.boolean() })
    .map(({ seat: index, mine }) =>
      step(`choose ${mine ? 'mine' : 'theirs'} at ${index}`, (world) =>
        world.act(index, ({ editor }) =>
          editor.resolveConflict(mine ? { heroContent: 'mine', aboutContent: 'mine' } : {}),
        ),
      ),
    ),
  seat.map((index) =>
    step(`take an offer at ${index}`, (world) =>
      world.act(index, async ({ editor: { offers } }) => {
        const [offer] = offers.offers;
        if (offer) await offers.take(offer.id);
      }),
    ),
  ),
  fc
    .record({ seat, how: fc.constantFrom('close', 'crash'), where: fc.constantFrom('same tab', 'new tab') })
    .map(({ seat: index, how, where }) =>
      step(`${how} ${index} and open it in the ${where}`, (world) =>
        world.reopen(
          index,
          how === 'close' ? 'close' : 'crash',
          where === 'same tab' ? 'same tab' : 'new tab',
        ),
      ),
    ),
  fc.constantFrom(100, 1000, 30_000, 3_600_000).map((ms) =>
    step(`wait ${ms} ms`, async (world) => {
      await world.browser.time.advance(ms);
    }),
  ),
  fc.record({ seat, full: fc.boolean() }).map(({ seat: index, full }) =>
    step(`the storage of ${index} is ${full ? 'full' : 'free'}`, async (world) => {
      world.seat(index).tab.storage.writeFault = full ? new DOMException('full', 'QuotaExceededError') : null;
    }),
  ),
  fc.record({ seat, slow: fc.boolean() }).map(({ seat: index, slow }) =>
    step(`saves of ${index} ${slow ? 'wait' : 'go on'}`, async (world) => {
      const place = world.seat(index);
      place.slow = slow;
      if (!slow) for (const resolve of place.waiting.splice(0)) resolve();
      await world.browser.settle();
    }),
  ),
];

test('whatever two tabs do, no edit is lost, the badge tells the truth, and what is stored is whole', async () => {
  await fc.assert(
    fc.asyncProperty(fc.commands(steps, { maxCommands: 60, size: 'max' }), async (commands) => {
      const world = await EditorWorld.make();
      await fc.asyncModelRun(() => ({ model: {}, real: world }), commands);
    }),
    { numRuns: Number(process.env.EDITOR_MODEL_RUNS ?? 40) },
  );
}, 120_000);
