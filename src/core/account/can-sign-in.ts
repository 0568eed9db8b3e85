import * as v from 'valibot';

/** No wider than what the server's sign-in takes: letters and digits of ASCII, and a domain with a dot. */
const address = v.pipe(v.string(), v.email());

/** Whether somebody can sign in with an email address. Narrower than isEmailAddress, which mails can go to. */
export function canSignIn(email: string): boolean {
  return v.is(address, email);
}
