import { expect } from 'vitest';
import type { ContentStore } from '../../../src/core/content/content-store.port';
import { DEFAULT_DOCUMENT } from '../../../src/core/content/default-document';
import { sameContent } from '../../../src/core/content/diff-content';
import type { SiteContent } from '../../../src/core/content/site-content';
import { parseSiteContent } from '../../../src/core/content/site-content.schema';
import { EditorBrowser, type EditorTab } from '../../support/editor-browser';
import { FakeStorage } from '../../support/fake-storage';

/** What the model needs no more of than its type: all state is in the world. */
export type NoModel = Record<string, never>;

/** A place where somebody works in a tab; the tab may die and be opened again. */
export interface Seat {
  tab: EditorTab;
  session: FakeStorage;
  /** Whether saves wait until they are let go. */
  slow: boolean;
  waiting: (() => void)[];
  /** Edits that the seat has not saved, by when they were made. */
  pending: Map<string, number>;
}

/** Every edit writes a token that occurs nowhere else, so that it can be looked for. */
function tokensIn(content: SiteContent): Set<string> {
  return new Set(JSON.stringify(content).match(/token-\d+;/g) ?? []);
}

/** Two seats at one browser, and what must be true of them whatever happens. */
export class EditorWorld {
  readonly browser = new EditorBrowser();
  readonly seats: Seat[] = [];
  private lastToken = 0;
  /** Tokens of tabs that died or were closed, which nobody has discarded. */
  private readonly orphans = new Set<string>();
  private readonly everStored = new Map<string, SiteContent>([
    [JSON.stringify(DEFAULT_DOCUMENT), DEFAULT_DOCUMENT],
  ]);

  static async make(): Promise<EditorWorld> {
    const world = new EditorWorld();
    for (let index = 0; index < 2; index++) world.seats.push(await world.sit(new FakeStorage()));
    return world;
  }

  seat(index: number): Seat {
    const seat = this.seats[index];
    if (!seat) throw new Error(`no seat ${index}`);
    return seat;
  }

  token(): string {
    this.lastToken += 1;
    return `token-${this.lastToken};`;
  }

  /** Does what a person does on purpose at a seat: what leaves the document then was discarded. */
  async act(index: number, action: (tab: EditorTab) => void | Promise<void>): Promise<void> {
    const seat = this.seat(index);
    const { document } = seat.tab.editor;
    const before = tokensIn(document.content);
    const done = action(seat.tab);
    await this.browser.settle();
    // A save that waits to be let go does not end here.
    if (seat.waiting.length === 0) await done;
    const after = tokensIn(document.content);
    for (const token of before) if (!after.has(token)) this.orphans.delete(token);
    this.follow(seat);
  }

  /** Remembers what the seat's editor shows as unsaved. */
  private follow(seat: Seat): void {
    const { content, stored } = seat.tab.editor.document.state;
    const saved = tokensIn(stored.content);
    const now = this.browser.time.now();
    const unsaved = [...tokensIn(content)].filter((token) => !saved.has(token));
    seat.pending = new Map(unsaved.map((token) => [token, seat.pending.get(token) ?? now]));
  }

  /** The seat's tab ends and is opened again, as itself or as a new tab. */
  async reopen(index: number, how: 'close' | 'crash', where: 'same tab' | 'new tab'): Promise<void> {
    const seat = this.seat(index);
    const now = this.browser.time.now();
    for (const [token, at] of seat.pending) if (how === 'close' || now - at >= 1000) this.orphans.add(token);
    seat.tab[how]();
    this.seats[index] = await this.sit(where === 'same tab' ? seat.session : new FakeStorage());
    this.follow(this.seat(index));
  }

  private async sit(session: FakeStorage): Promise<Seat> {
    const gate: Pick<Seat, 'slow' | 'waiting'> = { slow: false, waiting: [] };
    const wrapStore = (store: ContentStore): ContentStore => ({
      canSave: store.canSave,
      load: () => store.load(),
      backups: () => store.backups(),
      save: async (request) => {
        if (gate.slow) await new Promise<void>((resolve) => gate.waiting.push(resolve));
        const saved = await store.save(request);
        if (saved.ok) this.everStored.set(JSON.stringify(saved.value.value), saved.value.value);
        return saved;
      },
    });
    const tab = await this.browser.open({ session, wrapStore });
    return Object.assign(gate, { tab, session, pending: new Map<string, number>() });
  }

  /** Checks everything that must always hold. */
  async check(): Promise<void> {
    await this.browser.settle();
    const stored = await this.checkStored();
    for (const seat of this.seats) this.checkBadge(seat, stored);
    await this.checkNothingIsLost();
  }

  private async checkStored(): Promise<SiteContent> {
    const { store } = this.seat(0).tab;
    const loaded = await store.load();
    const backups = await store.backups();
    if (!loaded.ok || !backups.ok) throw new Error('the stores are unreadable');
    if (loaded.value) expect(parseSiteContent(JSON.parse(JSON.stringify(loaded.value.value))).ok).toBe(true);
    expect(backups.value.length).toBeLessThanOrEqual(5);
    const times = backups.value.map(({ savedAt }) => savedAt ?? 0);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    for (const { content } of backups.value) {
      expect(content && this.everStored.has(JSON.stringify(content))).toBe(true);
    }
    return loaded.value?.value ?? DEFAULT_DOCUMENT;
  }

  private checkBadge({ tab, waiting }: Seat, stored: SiteContent): void {
    const { editor } = tab;
    if (waiting.length > 0) {
      expect(editor.badge).toBe('Saving...');
      return;
    }
    const isSaved = sameContent(editor.document.content, stored);
    expect(editor.badge).toBe(isSaved ? 'All Changes Saved' : 'Unsaved Changes');
  }

  private async checkNothingIsLost(): Promise<void> {
    const safe = new Set<string>();
    const keep = (content: SiteContent) => {
      for (const token of tokensIn(content)) safe.add(token);
    };
    for (const content of this.everStored.values()) keep(content);
    for (const { content } of await this.browser.draftsKept()) keep(content);
    for (const seat of this.seats) {
      const shown = tokensIn(seat.tab.editor.document.content);
      for (const token of seat.pending.keys()) expect(shown.has(token) || safe.has(token)).toBe(true);
    }
    for (const seat of this.seats) keep(seat.tab.editor.document.content);
    for (const token of this.orphans) expect(safe).toContain(token);
  }
}
