import { Alert, Button, Card, Empty, Flex, Skeleton } from 'antd';
import { observer } from 'mobx-react-lite';
import { type ReactNode, useRef } from 'react';
import { useFocusStays } from '../focus/use-focus-stays';
import type { Fetched } from './fetched';
import { fetchedTexts } from './fetched.texts';
import { PathPicture } from './path-picture';

interface FetchedPartProps<Value, Code extends string> {
  readonly fetched: Pick<Fetched<Value, Code>, 'state' | 'retry'>;
  readonly texts: {
    readonly loading: string;
    readonly readFailed: Readonly<Record<Exclude<Code, 'not-found'>, string>>;
    /** Where what is asked for is not there: that it is gone, and what to do next. */
    readonly gone?: { readonly title: string; readonly next?: string };
    /** Where there is nothing to show. */
    readonly none?: Pick<NothingHereProps, 'title' | 'next'>;
  };
  /** Whether there is nothing to show; unless given, where a list is empty. */
  readonly isEmpty?: (value: Value) => boolean;
  /** What to do where there is nothing to show. */
  readonly start?: ReactNode;
  /** What a screen reader says of what is there. */
  readonly announcement?: (value: Value) => string;
  /** Lines of what stands for it while it loads. */
  readonly rows?: number;
  readonly children: (value: Value) => ReactNode;
}

function Part<Value, Code extends string>(props: FetchedPartProps<Value, Code>) {
  const { fetched, texts, announcement, start, rows = 8, children } = props;
  const { isEmpty = (value) => Array.isArray(value) && value.length === 0 } = props;
  const { state } = fetched;
  const all = useRef<HTMLElement>(null);
  useFocusStays(all);
  const handleRetry = () => {
    // The button goes away then.
    all.current?.focus();
    void fetched.retry();
  };
  return (
    <Flex vertical gap="middle" ref={all} tabIndex={-1}>
      <p className="visually-hidden" role="status">
        {state.status === 'loading' && <span>{texts.loading}</span>}
        {state.status === 'ready' && <span>{announcement?.(state.value)}</span>}
      </p>
      {state.status === 'loading' && (
        <Card aria-hidden="true">
          <Skeleton active title={false} paragraph={{ rows }} />
        </Card>
      )}
      {state.status === 'failed' && <Failed failure={state.failure} texts={texts} onRetry={handleRetry} />}
      {state.status === 'ready' &&
        (texts.none && isEmpty(state.value) ? (
          <NothingHere {...texts.none}>{start}</NothingHere>
        ) : (
          children(state.value)
        ))}
    </Flex>
  );
}

/** Passes on what a page fetches once it is there, and says what to do when it cannot be. */
export const FetchedPart = observer(Part) as typeof Part;

interface FailedProps<Code extends string> extends Pick<FetchedPartProps<never, Code>, 'texts'> {
  readonly failure: Code;
  readonly onRetry: () => void;
}

/** Says why something could not be fetched, and offers to ask again unless it is gone. */
function Failed<Code extends string>({ failure, texts: { readFailed, gone }, onRetry }: FailedProps<Code>) {
  if (failure === 'not-found' && gone)
    return (
      <Alert type="warning" showIcon title={gone.title} {...(gone.next && { description: gone.next })} />
    );
  const why = <p role="alert">{readFailed[failure as Exclude<Code, 'not-found'>]}</p>;
  return (
    <Card>
      <Empty image={<PathPicture />} description={why}>
        <Button onClick={onRetry}>{fetchedTexts.tryAgain}</Button>
      </Empty>
    </Card>
  );
}

interface NothingHereProps {
  readonly title: string;
  readonly next: string;
  /** What to do about it. */
  readonly children?: ReactNode;
}

/** Stands where there is nothing, with what to do next. */
export function NothingHere({ title, next, children }: NothingHereProps) {
  const description = (
    <>
      <strong>{title}</strong>
      <p>{next}</p>
      {children}
    </>
  );
  return (
    <Card>
      <Empty image={<PathPicture />} description={description} />
    </Card>
  );
}
