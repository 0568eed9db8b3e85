import type { Pickup } from '../../../core/pickups/pickup';
import { instantInDays } from '../../../core/shared/time/calendar';

const HOUR_MS = 60 * 60 * 1000;

interface Sample
  extends Pick<Pickup, 'state' | 'name' | 'email' | 'phone' | 'address' | 'items'>,
    Partial<Pick<Pickup, 'message' | 'reason' | 'goods' | 'sorting'>> {
  readonly hoursAgo: number;
  /** Days from now and the time of day in Las Vegas. */
  readonly scheduled?: readonly [days: number, time: string];
}

/** Invented people, places and telephone numbers. */
const SAMPLES: readonly Sample[] = [
  {
    hoursAgo: 3,
    state: 'requested',
    name: 'Priya Nair',
    email: 'priya@mail.example',
    phone: '702-555-0118',
    address: '14 Cottonwood Court, Las Vegas, NV 89101',
    items: '6 pairs of running shoes, women’s 7 to 9; a bag of socks',
    message: 'Weekdays after 4 pm are best.',
  },
  {
    hoursAgo: 20,
    state: 'requested',
    name: 'Gilbert Stone',
    email: 'gilbert.stone@mail.example',
    phone: '702-555-0127',
    address: '220 Mesquite Way, Apartment 3, Las Vegas, NV 89104',
    items: '2 pairs of work boots, men’s 11; 3 winter coats',
  },
  {
    hoursAgo: 45,
    state: 'scheduled',
    scheduled: [1, '09:30'],
    name: 'Harmon Street Dance Studio',
    email: 'office@dance.example',
    phone: '702-555-0133',
    address: '901 Harmon Street, Las Vegas, NV 89109',
    items: '24 pairs of children’s sneakers, all sizes',
    message: 'Please ring at the side door; there is a ramp.',
  },
  {
    hoursAgo: 60,
    state: 'scheduled',
    scheduled: [1, '13:00'],
    name: 'Walter Ames',
    email: 'walter.ames@mail.example',
    phone: '702-555-0146',
    address: '37 Juniper Lane, Henderson, NV 89015',
    items: '4 pairs of dress shoes, men’s 10; belts',
  },
  {
    hoursAgo: 190,
    state: 'collected',
    scheduled: [-4, '11:00'],
    name: 'Bea Lindqvist',
    email: 'bea@mail.example',
    phone: '702-555-0151',
    address: '8 Saguaro Place, Las Vegas, NV 89117',
    items: '10 pairs of school shoes, kids’ 1 to 4',
    goods: [{ description: 'Pairs of school shoes, kids’ 1 to 4', count: 10 }],
    sorting: 'waits',
  },
  {
    hoursAgo: 260,
    state: 'declined',
    name: 'Otto Reyes',
    email: 'otto.reyes@mail.example',
    phone: '702-555-0164',
    address: '5 Quartz Road, Pahrump, NV 89048',
    items: 'A sofa and two beds',
    reason: 'We collect shoes and clothing only.',
  },
  {
    hoursAgo: 70,
    state: 'scheduled',
    scheduled: [3, '10:00'],
    name: 'Dana Donor',
    email: 'donor@fsr.example',
    phone: '702-555-0104',
    address: '1200 Maple Lane, Las Vegas, NV 89101',
    items: '2 pairs of hiking boots, women’s 8; a box of socks',
    message: 'The box stands by the door.',
  },
  {
    hoursAgo: 2_900,
    state: 'collected',
    scheduled: [-118, '14:30'],
    name: 'Dana Donor',
    email: 'donor@fsr.example',
    phone: '702-555-0104',
    address: '1200 Maple Lane, Las Vegas, NV 89101',
    items: '7 pairs of school shoes, kids’ 11 to 3',
    goods: [{ description: 'Pairs of school shoes, kids’ 11 to 3', count: 7 }],
    sorting: 'sorted',
  },
];

/** Eight sample pickups, two of them the sample donor's, which were asked for before `now` (in ms); two are on the driver's list of the day after it. */
export function samplePickups(now: number): readonly Pickup[] {
  return SAMPLES.map(({ hoursAgo, scheduled, ...pickup }, index) => ({
    message: '',
    reason: '',
    goods: [],
    isBrought: false,
    sorting: null,
    language: 'en' as const,
    ...pickup,
    id: `pickup-${index + 1}`,
    revision: 'sample',
    receivedAt: now - hoursAgo * HOUR_MS,
    scheduledAt: scheduled ? instantInDays(now, ...scheduled) : null,
  }));
}
