import { action, computed, makeObservable, observable } from 'mobx';
import type { ContentPath } from '../../../core/content/content-path';
import { nextMissingTranslation } from '../../../core/content/missing-translations';
import type { SectionKey } from '../../../core/content/site-content';
import { TRANSLATED_FIELDS } from '../../../core/content/translated-fields';
import type { Language } from '../../../core/shared/text/language';
import type { EditorDocument } from '../document/editor-document';

/** The sections of Page Content. */
export const PAGE_SECTIONS = ['heroContent', 'aboutContent', 'missionContent', 'visionContent'] as const;

/** One of them. */
export type PageSection = (typeof PAGE_SECTIONS)[number];

/** Whether a section is one of Page Content. */
function isPageSection(section: SectionKey): section is PageSection {
  return PAGE_SECTIONS.some((key) => key === section);
}

/** The kind of content that is edited; 'page' has sections. */
export type EditorPart = 'page' | Exclude<SectionKey, PageSection>;

/** The kinds of content, in the order of their tabs. */
export const PARTS: readonly EditorPart[] = ['brandAssets', 'page', 'galleryContent', 'siteSettings'];

/** What is shown of a section where there is no room for both. */
export type EditorPane = 'form' | 'preview';

/** Where in the editor somebody is at work: in which part of the content, and in which language of its words. */
export class EditorPlace {
  part: EditorPart = 'page';
  /** The section of Page Content that is chosen, or was last. */
  pageSection: PageSection = 'heroContent';
  pane: EditorPane = 'form';
  private chosenLanguage: Language = 'en';
  /** The text that somebody is translating, or translated last. Nothing shows it. */
  private translated: ContentPath | null = null;

  constructor(private readonly document: EditorDocument) {
    makeObservable<this, 'chosenLanguage'>(this, {
      part: observable,
      pageSection: observable,
      pane: observable,
      chosenLanguage: observable,
      section: computed,
      hasWords: computed,
      language: computed,
      showPart: action,
      showSection: action,
      showPane: action,
      showLanguage: action,
      showNextMissing: action,
    });
  }

  get section(): SectionKey {
    return this.part === 'page' ? this.pageSection : this.part;
  }

  /** Whether there are words in both languages here, and forms for them. */
  get hasWords(): boolean {
    return (
      Object.hasOwn(TRANSLATED_FIELDS, this.section) && this.document.editable[this.section] !== undefined
    );
  }

  /** The language of the words that are edited and previewed; what has no words in both is shown in English. */
  get language(): Language {
    return this.hasWords ? this.chosenLanguage : 'en';
  }

  showPart(part: EditorPart): void {
    this.part = part;
    this.pane = 'form';
  }

  showSection(section: SectionKey): void {
    if (isPageSection(section)) this.pageSection = section;
    this.showPart(isPageSection(section) ? 'page' : section);
  }

  showPane(pane: EditorPane): void {
    this.pane = pane;
  }

  showLanguage(language: Language): void {
    this.chosenLanguage = language;
  }

  /** Somebody is in the Spanish field of this text. */
  noteTranslated(path: ContentPath): void {
    this.translated = path;
  }

  /** Shows the form of the next text that has no Spanish yet, and answers its path; null where none is missing. */
  showNextMissing(): ContentPath | null {
    const { content, editable } = this.document;
    const place = { section: this.section, field: this.translated };
    const next = nextMissingTranslation(content, editable, place);
    if (next) {
      this.showSection(next.split('.', 1)[0] as SectionKey);
      this.showLanguage('es');
      this.noteTranslated(next);
    }
    return next;
  }
}
