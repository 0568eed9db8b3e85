interface EmailLinkProps {
  readonly email: string;
  readonly className?: string;
}

/** An e-mail address to write to. */
export function EmailLink({ email, className }: EmailLinkProps) {
  return (
    <a className={className} href={`mailto:${email}`}>
      {email}
    </a>
  );
}

/** A telephone number to call, on one line. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}
