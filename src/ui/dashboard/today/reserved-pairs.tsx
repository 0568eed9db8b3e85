import { isRunning } from '../../../core/applications/application';
import { reservedSizes } from '../../../core/applications/needed-shoes';
import type { OwnApplication } from '../../../core/applications/own/own-application';
import { todayTexts as texts } from './today.texts';

/** The shoes that lie on the shelf for the person; renders nothing without any. */
export function ReservedPairs({ own }: { readonly own: readonly OwnApplication[] }) {
  const sizes = own.filter(isRunning).flatMap(({ shoes }) => reservedSizes(shoes));
  // Two pairs may be alike.
  return [...new Set(texts.reserved(sizes))].map((sentence) => (
    <p key={sentence}>
      <strong>{sentence}</strong>
    </p>
  ));
}
