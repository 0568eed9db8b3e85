import type { Donor } from '../../core/gifts/donation/monetary-donation';
import type { PickupRequest } from '../../core/pickups/pickup-request';

/** The sentences of the two donation forms. */
export const donateTexts = {
  /** The title of the list of sizes, and what replaces it without any. */
  sizesNeeded: 'Sizes we need now',
  everySize: 'Every size helps.',
  /** The sizes in a sentence: 'Women 8, Men 10½'. */
  sizesNeededNow: (sizes: string) => `Sizes we need now: ${sizes}.`,
  /** Names the two tabs together. */
  choice: 'What would you like to give?',
  money: {
    tab: 'Monetary Donation',
    shortTab: 'Money',
    form: 'Monetary donation',
    labels: {
      preset: 'Amount',
      customAmount: 'Custom amount',
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      message: 'Message',
    } satisfies Record<keyof Donor | 'preset' | 'customAmount', string>,
    submit: 'Donate',
    gift: (amount: string) => `Your gift: ${amount}`,
    receipt: (areDeductible: boolean): string =>
      areDeductible
        ? 'Your gift is tax-deductible. We send your receipt by email.'
        : 'We send your receipt by email.',
    invalidAmount: {
      title: 'Invalid Amount',
      description: 'Please select or enter a valid donation amount.',
    },
    missing: {
      title: 'Missing Information',
      description: 'Please fill out your name and email address.',
    },
    done: { title: 'Thank You!' },
    /** Where the gift is paid on the hosted form. */
    payNext: 'You pay next, on our donation form. Your gift counts once it is paid.',
    leading: {
      title: 'Thank You!',
      description: 'Our donation form opens now. Your gift counts once it is paid.',
    },
    /** The panel above the form, and how the pledge is paid. */
    pledged: (amount: string) => `Your pledge of ${amount} is noted.`,
    leadingNow: 'Our donation form opens now. If it does not,',
    pay: (amount: string) => `pay ${amount} there`,
    /** `hasForm`: whether it can be paid on the hosted form, too. */
    payByCall: (hasForm: boolean): string => (hasForm ? 'To pay it another way, call' : 'To pay it, call'),
    /** Where the site has no hosted form yet. */
    closed: 'Nobody can pay here yet.',
    closedNext: 'Tell us what you want to give, and how you will pay it.',
    noted: {
      title: 'Thank You!',
      description: 'We have noted your gift. Please call or write to us to pay it.',
    },
    failed: {
      title: 'Error',
      description: 'There was a problem sending your donation. Please try again.',
    },
  },
  items: {
    tab: 'Donate Shoes & Apparel',
    shortTab: 'Items',
    form: 'Pickup request',
    labels: {
      name: 'Name',
      email: 'Email',
      phone: 'Phone',
      address: 'Pickup address',
      items: 'Items',
      message: 'Message',
    } satisfies Record<keyof PickupRequest, string>,
    sent: {
      title: 'We have your pickup request.',
      next: 'We will contact you within 2 business days.',
      askedFor: 'You want to give:',
    },
    itemsExample: '4 pairs of sneakers, sizes 6 to 10; 2 winter coats',
    submit: 'Request Pickup',
    missing: { title: 'Missing Information', description: 'Please fill out all required fields.' },
    done: {
      title: 'Pickup Request Submitted',
      description: 'The foundation will contact you within 2 business days.',
    },
    failed: {
      title: 'Error',
      description: 'There was a problem sending your pickup request. Please try again.',
    },
  },
};
