/** A fundraising campaign. Money is in whole US dollars. */
export interface Campaign {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  /** US dollars. */
  readonly goalAmount: number;
  /** US dollars raised so far. */
  readonly currentAmount: number;
  /** ms since the epoch. */
  readonly startDate: number;
  /** ms since the epoch. */
  readonly endDate: number;
  /** A site path or a picture reference (see core/content/picture-ref). */
  readonly imageUrl: string;
  /** Decides alone whether a campaign is active; its dates do not matter. */
  readonly isActive: boolean;
  /** ms since the epoch. */
  readonly createdAt: number;
  /** ms since the epoch. */
  readonly updatedAt: number;
}
