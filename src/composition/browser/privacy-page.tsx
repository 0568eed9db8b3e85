import { PrivacyRoot } from '../../ui/policies/policy-roots';
import type { PublicPage } from './public-page';

/** The page about privacy. */
export const page: PublicPage = async () => (onAwake) => <PrivacyRoot onAwake={onAwake} />;
