/** A part of a page that says how the site is run. */
export interface PolicySection {
  readonly title: string;
  /** Above the items. */
  readonly paragraphs: readonly string[];
  readonly items?: readonly string[];
  /** Whether it ends with the ways to reach the foundation. */
  readonly hasContact?: true;
}

/** A page that says how the site is run, in words only. */
export interface Policy {
  readonly title: string;
  /** Above the sections. */
  readonly opening: readonly string[];
  readonly sections: readonly PolicySection[];
}
