import type { Campaign } from '../../../core/campaigns/campaign';
import { sampleGiftsTo } from '../gifts/stored-gifts';

const DAY_MS = 24 * 60 * 60 * 1000;

const SAMPLES = [
  {
    id: 'summer-sneaker-drive',
    title: 'Summer Sneaker Drive',
    description:
      'New sneakers in every size, from toddlers to tall teens, so that each child in our neighborhoods starts the school year in a pair that fits.',
    goalAmount: 10_000,
    currentAmount: 6_500,
    daysSinceStart: 20,
    daysLeft: 30,
    imageUrl: '/images/campaign-summer-sneaker-drive.svg',
  },
  {
    id: 'community-center-renovation',
    title: 'Community Center Renovation',
    description:
      'A ramp, a fitting room with space for wheelchairs and a dry storeroom: the center where we hand out shoes and clothing opens its doors to everyone.',
    goalAmount: 25_000,
    currentAmount: 8_750,
    daysSinceStart: 15,
    daysLeft: 45,
    imageUrl: '/images/campaign-community-center.svg',
  },
  {
    id: 'mentorship-program-expansion',
    title: 'Mentorship Program Expansion',
    description:
      'Training for twenty more mentors who walk beside young people and adults coming home, from the first interview to the first year on the job.',
    goalAmount: 15_000,
    currentAmount: 3_200,
    daysSinceStart: 10,
    daysLeft: 60,
    imageUrl: '/images/campaign-mentorship.svg',
  },
];

/** Three sample campaigns, which end 30, 45 and 60 days after `now` (in ms). */
export function sampleCampaigns(now: number): readonly Campaign[] {
  return SAMPLES.map(({ daysSinceStart, daysLeft, ...campaign }) => {
    const startDate = now - daysSinceStart * DAY_MS;
    const endDate = now + daysLeft * DAY_MS;
    return {
      ...campaign,
      revision: 'sample',
      // What the sample gifts bring comes on top.
      currentAmount: campaign.currentAmount - sampleGiftsTo(campaign.id),
      giftCents: 0,
      startDate,
      endDate,
      isActive: true,
      es: null,
      createdAt: startDate,
      updatedAt: startDate,
    };
  });
}
