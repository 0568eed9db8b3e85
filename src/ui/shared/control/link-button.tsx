import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'id'> {
  /** Where it leads, within the site. */
  readonly to: string;
  readonly children: string;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({ to, ...button }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return <Button {...button} href={href} onClick={(event) => follow(event as never)} />;
}
