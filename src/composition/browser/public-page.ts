import type { Container } from 'inversify';
import type { ReactNode } from 'react';

/** A public page of its own: loads what it needs into the container, and answers what renders it. `onAwake` is called once it reacts. */
export type PublicPage = (container: Container) => Promise<(onAwake: () => void) => ReactNode>;
