/** A mailto link. Safe for an address that a visitor typed: it cannot add a header or a second recipient. */
export function EmailLink({ email, className }: { readonly email: string; readonly className?: string }) {
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
