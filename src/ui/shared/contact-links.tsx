import { breakEmail } from './break-text';

interface EmailLinkProps {
  readonly email: string;
  readonly className?: string;
}

/** An e-mail address to write to. It breaks inside only where a whole line is too short for it. */
export function EmailLink({ email, className }: EmailLinkProps) {
  return (
    <a className={className} href={`mailto:${email}`}>
      <span>{breakEmail(email)}</span>
    </a>
  );
}

/** A telephone number to call, on one line. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}
