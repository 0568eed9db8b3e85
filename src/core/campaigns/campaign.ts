/** A fundraising campaign (specification, section 3). Money is kept in whole US dollars, as the specification's figures are. */
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
  /** The only thing that makes a campaign 'active'. */
  readonly isActive: boolean;
  /** ms since the epoch. */
  readonly createdAt: number;
  /** ms since the epoch. */
  readonly updatedAt: number;
}
