interface EmailLinkProps {
  readonly email: string;
  readonly className?: string;
  /** Whether it may go on in the next line after the '@', where room is scarce. */
  readonly breaks?: boolean;
}

/** A mailto link. Safe for an address that a visitor typed: it cannot add a header or a second recipient. */
export function EmailLink({ email, className, breaks = false }: EmailLinkProps) {
  return (
    <a className={className} href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      {breaks ? <Halves email={email} /> : email}
    </a>
  );
}

function Halves({ email }: Pick<EmailLinkProps, 'email'>) {
  const [name = '', ...domain] = email.split(/(?<=@)/);
  return (
    <>
      <span>{name}</span>
      <wbr />
      <span>{domain.join('')}</span>
    </>
  );
}

interface PhoneLinkProps {
  readonly phone: string;
  readonly className?: string;
}

/** A telephone number to call, on one line; nothing for an empty one. */
export function PhoneLink({ phone, className }: PhoneLinkProps) {
  return (
    phone && (
      <a className={className} href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
        {phone}
      </a>
    )
  );
}
