interface EmailLinkProps {
  readonly email: string;
  readonly className?: string;
}

/** An e-mail address to write to. It may be a visitor's: what stands in it adds no header and no other address. */
export function EmailLink({ email, className }: EmailLinkProps) {
  return (
    <a className={className} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      {email}
    </a>
  );
}

/** A telephone number to call, on one line. */
export function PhoneLink({ phone }: { readonly phone: string }) {
  return <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>;
}
