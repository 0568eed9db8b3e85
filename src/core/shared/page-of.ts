/** Which part of a long list is asked for. */
export interface PageQuery {
  /** Counted from 1. */
  readonly page: number;
  /** Items a page. */
  readonly size: number;
}

/** A part of a long list. A page behind the last one is empty. */
export interface PageOf<T> {
  readonly items: readonly T[];
  /** How many items all pages have. */
  readonly total: number;
}

/** The part of a list that a back end holds whole. */
export function pageOf<T>(all: readonly T[], { page, size }: PageQuery): PageOf<T> {
  return { items: all.slice((page - 1) * size, page * size), total: all.length };
}
