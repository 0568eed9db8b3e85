import { donationAmount, type MonetaryDonation } from './monetary-donation.ts';

/** What the address of the hosted form may ask for, each as '{amount}' in one of its query's values. */
type Asked = Pick<MonetaryDonation, 'cents' | 'name' | 'email'>;

const PLACEHOLDER = /\{(amount|name|email)\}/g;

/** The hosted form on which donors pay. */
export interface HostedForm {
  /** Its address from the configuration, with places for a gift where it has some. */
  readonly address: string;
  /** Takes the browser to an address. */
  readonly lead: (address: string) => void;
}

/**
 * The address of the hosted form with a gift filled in where it asks for one: '?sum={amount}&who={name}&mail={email}'.
 * Without a gift, what asks for one is left out. An address that asks for nothing stays as it is.
 */
export function hostedFormAddress(template: string, gift: Asked | null): string {
  if (template.search(PLACEHOLDER) < 0) return template;
  const url = new URL(template);
  for (const [key, value] of [...url.searchParams]) {
    if (value.search(PLACEHOLDER) < 0) continue;
    if (gift === null) url.searchParams.delete(key);
    else
      url.searchParams.set(
        key,
        value.replace(PLACEHOLDER, (_, name) => valuesOf(gift)[name as 'amount']),
      );
  }
  return url.href;
}

/** Whether an address is a sample: nobody can have a site below '.example', so that nobody can pay there. */
export function isSampleAddress(address: string): boolean {
  return new URL(address).hostname.endsWith('.example');
}

function valuesOf({ cents, name, email }: Asked) {
  return { amount: donationAmount(cents), name, email };
}
