import { action, computed, computedStruct, makeObservable, observableRef } from 'mobx';
import type { ContentProblem } from '../../../core/content/content-problem';
import type { SectionChoice } from '../../../core/content/content-sections';
import type { ImageSlotName } from '../../../core/content/image-slot';
import type { LoadedContent } from '../../../core/content/load-content';
import type { SaveFailure } from '../../../core/content/save-content';
import type {
  AboutContent,
  BrandAssets,
  HeroContent,
  Leader,
  PictureRef,
  SectionKey,
  SiteContent,
} from '../../../core/content/site-content';
import { contentProblems } from '../../../core/content/site-content.schema';
import type { Clock } from '../../../core/shared/clock.port';
import type { Versioned } from '../../../core/shared/versioned';
import * as transitions from './editor-state';

/** A place in the document that a picture can be uploaded to; 'leader-0' is the photo of «Leader 1». */
export type UploadTarget =
  | 'whiteLogo'
  | 'colorLogo'
  | 'favicon'
  | 'socialImage'
  | 'heroBackground'
  | `leader-${number}`;

/** What came of putting another document in place: unsaved changes, just what is saved, or what was there already. */
export type Replacement = 'unsaved' | 'saved' | 'unchanged';

/** The slot whose formats and size apply at a target. */
export function slotOf(target: UploadTarget): ImageSlotName {
  return isLeader(target) ? 'leaderPhoto' : target;
}

function isLeader(target: UploadTarget): target is `leader-${number}` {
  return target.startsWith('leader-');
}

/**
 * The document under the editor's hands: holds the state machine's state, and turns edits into its transitions.
 * Each edit replaces only the section it touches and shares everything else with the document before.
 */
export class EditorDocument {
  state: transitions.EditorState;

  constructor(
    defaults: SiteContent,
    private readonly clock: Clock,
  ) {
    this.state = transitions.initialState(defaults);
    makeObservable<this, 'become'>(this, {
      state: observableRef,
      content: computed,
      isEditable: computed,
      hasUnsavedChanges: computed,
      problems: computedStruct,
      canUndo: computed,
      canRedo: computed,
      become: action,
    });
  }

  /** What is being edited. */
  get content(): SiteContent {
    return this.state.content;
  }

  /** Whether the document may be changed at all. */
  get isEditable(): boolean {
    return transitions.isEditable(this.state);
  }

  get hasUnsavedChanges(): boolean {
    return transitions.hasUnsavedChanges(this.state);
  }

  /** Fields that keep the document from being saved, and what is wrong with each; the same list until it says something else. */
  get problems(): readonly ContentProblem[] {
    return contentProblems(this.state.content);
  }

  get canUndo(): boolean {
    return this.state.history.past.length > 0;
  }

  get canRedo(): boolean {
    return this.state.history.future.length > 0;
  }

  /** The problem with the field at this dotted path ('heroContent.title'), or null. */
  problemAt(path: string): ContentProblem | null {
    return this.problems.find(({ field }) => field === path) ?? null;
  }

  editHero(patch: Partial<HeroContent>): void {
    const { content } = this;
    this.edit(
      { ...content, heroContent: { ...content.heroContent, ...patch } },
      `hero.${Object.keys(patch)}`,
    );
  }

  editAboutTitle(title: string): void {
    this.editAbout({ title }, 'about.title');
  }

  /** `index` 0 is 'Paragraph 1'. */
  editParagraph(index: number, text: string): void {
    const { description } = this.content.aboutContent;
    const length = Math.max(description.length, index + 1);
    const paragraphs = Array.from({ length }, (_, at) => (at === index ? text : (description[at] ?? '')));
    this.editAbout({ description: paragraphs }, `about.description.${index}`);
  }

  /** `index` 0 is «Leader 1»; an index without a leader changes nothing. */
  editLeader(index: number, patch: Partial<Leader>): void {
    const { teamMembers } = this.content.aboutContent;
    const leader = teamMembers[index];
    if (!leader) return;
    const changed = teamMembers.with(index, { ...leader, ...patch });
    this.editAbout({ teamMembers: changed }, `about.teamMembers.${index}.${Object.keys(patch)}`);
  }

  /** Puts a picture of this site, or an uploaded one, where it belongs. */
  editPicture(target: UploadTarget, ref: PictureRef): void {
    if (target === 'heroBackground') this.editHero({ backgroundImage: ref });
    else if (isLeader(target)) this.editLeader(Number(target.slice('leader-'.length)), { photoUrl: ref });
    else {
      const brandAssets = withAsset(this.content.brandAssets, target, ref);
      this.edit({ ...this.content, brandAssets }, `brandAssets.${target}`);
    }
  }

  /** Puts another document in place of the one being edited, as unsaved changes that can be undone. */
  replace(content: SiteContent): Replacement {
    const before = this.state;
    this.become(transitions.replaced(before, content));
    if (this.state === before) return 'unchanged';
    return this.hasUnsavedChanges ? 'unsaved' : 'saved';
  }

  undo(): void {
    this.become(transitions.undone(this.state));
  }

  redo(): void {
    this.become(transitions.redone(this.state));
  }

  /** Back to the beginning, before anything was loaded. */
  reset(defaults: SiteContent): void {
    this.become(transitions.initialState(defaults));
  }

  loaded(stored: LoadedContent, canSave: boolean): void {
    this.become(transitions.loaded(this.state, stored, canSave));
  }

  /** Begins a save and answers it, or null when none may begin. */
  startSave(automatic: boolean): transitions.RunningSave | null {
    if (!transitions.canStartSave(this.state)) return null;
    this.become(transitions.saveStarted(this.state, automatic));
    return this.state.saving;
  }

  saveSucceeded(saved: Versioned<SiteContent> | null): void {
    this.become(transitions.saveSucceeded(this.state, saved));
  }

  saveFailed(failure: SaveFailure): void {
    this.become(transitions.saveFailed(this.state, failure));
  }

  revert(): void {
    this.become(transitions.reverted(this.state));
  }

  storedChanged(stored: LoadedContent): void {
    this.become(transitions.storedChanged(this.state, stored));
  }

  resolveConflict(choices: Partial<Record<SectionKey, SectionChoice>>): void {
    this.become(transitions.conflictResolved(this.state, choices));
  }

  private editAbout(patch: Partial<AboutContent>, field: string): void {
    const { content } = this;
    this.edit({ ...content, aboutContent: { ...content.aboutContent, ...patch } }, field);
  }

  private become(state: transitions.EditorState): void {
    this.state = state;
  }

  private edit(content: SiteContent, field: string): void {
    this.become(transitions.edited(this.state, content, field, this.clock.now()));
  }
}

type BrandSlot = 'whiteLogo' | 'colorLogo' | 'favicon' | 'socialImage';

function withAsset(assets: BrandAssets, slot: BrandSlot, ref: PictureRef): BrandAssets {
  switch (slot) {
    case 'whiteLogo':
      return { ...assets, logos: { ...assets.logos, white: ref } };
    case 'colorLogo':
      return { ...assets, logos: { ...assets.logos, color: ref } };
    case 'favicon':
      return { ...assets, favicon: ref };
    case 'socialImage':
      return { ...assets, socialImage: ref };
  }
}
