import { Button } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

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
  const href = useHref(GIVING);
  const follow = useLinkClickHandler<HTMLElement>(GIVING);
  return (
    <Button type={isMain ? 'primary' : 'default'} href={href} onClick={(event) => follow(event as never)}>
      {children}
    </Button>
  );
}
