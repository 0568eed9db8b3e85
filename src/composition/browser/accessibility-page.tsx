import { AccessibilityRoot } from '../../ui/policies/policy-roots';
import type { PublicPage } from './public-page';

/** The page about accessibility. */
export const page: PublicPage = async () => (onAwake) => <AccessibilityRoot onAwake={onAwake} />;
