import { Button, type ButtonProps } from 'antd';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface LinkButtonProps extends Pick<ButtonProps, 'type' | 'id'> {
  /** Where it leads, within the site. */
  readonly to: string;
  /** A longer accessible name, which begins with what is seen. */
  readonly label?: string;
  readonly children: string;
}

/** A link to another page of the site that looks like a button. */
export function LinkButton({ to, label, ...button }: LinkButtonProps) {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLElement>(to);
  return (
    <Button
      {...button}
      {...(label && { 'aria-label': label })}
      href={href}
      onClick={(event) => follow(event as never)}
    />
  );
}
