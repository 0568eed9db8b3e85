import { LinkButton } from '../../shared/control/link-button';

/** Where the forms for giving are, on the landing page. */
const GIVING = '/#donate';

/** A link to the forms for giving. */
export function GiveLink({
  children,
  isMain = false,
}: {
  readonly children: string;
  readonly isMain?: boolean;
}) {
  return (
    <LinkButton type={isMain ? 'primary' : 'default'} to={GIVING}>
      {children}
    </LinkButton>
  );
}
