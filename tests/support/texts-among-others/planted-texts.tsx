import { Tag, Typography } from 'antd';
import type { ReactNode } from 'react';

const texts = { hint: 'Call us at', loading: 'Loading…', or: 'or' };

interface PlantedProps {
  readonly isLoading: boolean;
  readonly count: number;
  readonly name: string | undefined;
  readonly action: ReactNode;
}

/** Texts that a translating browser would break; the test finds each of these lines. */
export function AmongOthers({ isLoading, count, name, action }: PlantedProps) {
  return (
    <>
      <p>
        {isLoading && texts.loading /* planted: comes and goes */}
        {!isLoading && <b>{count}</b>}
      </p>
      <p>
        {count /* planted: changes */} <b>{texts.or}</b>
      </p>
      <p>
        {texts.hint /* planted: stays, beside what goes */} {isLoading && <b>{texts.or}</b>}
      </p>
      <p>
        {name /* planted: is there or not */}
        {action}
      </p>
      {isLoading && (
        <>
          {texts.hint /* planted: in a place of its parent */} <b>{texts.or}</b>
        </>
      )}
      {`${count}` /* planted: among elements */}
      <Tag>{isLoading ? texts.loading : texts.or /* planted: beside the library's own */}</Tag>
      <Typography.Text>{count /* planted: the same */}</Typography.Text>
    </>
  );
}

/** Texts that stand alone, or beside nothing but what stays as it is. */
export function Alone({ isLoading, count, name, action }: PlantedProps) {
  return (
    <>
      <p>{isLoading ? texts.loading : `${count}`}</p>
      <p>
        <span>{name}</span> {action}
      </p>
      <p>
        {texts.hint} <a href="tel:702-555-0100">{name}</a>, {texts.or} <b>{count}</b>.
      </p>
      {isLoading && <p>{texts.loading}</p>}
      <Tag>{texts.or}</Tag>
    </>
  );
}

/** Texts without an element of their own, wherever they are shown. */
export function Bare({ isLoading, count, name }: PlantedProps) {
  if (isLoading) return texts.loading; // planted: alone, but in its parent
  const show = () => texts.or;
  return count > 0 ? <b>{show()}</b> : name; // planted: an element or a text
}
