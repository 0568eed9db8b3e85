import type { ComponentType } from 'react';
import { ViewModelContext } from '../../ui/app/page-hooks';
import { policyHead } from '../../ui/policies/policy-head';
import { AccessibilityRoot, PrivacyRoot } from '../../ui/policies/policy-roots';
import type { Configuration } from '../browser/configuration';
import { viewModelSource } from '../shared/container';
import { headSurroundings } from './head-surroundings';
import { prerenderContainer, type ShownSite } from './prerender-container';
import { renderHtml } from './render-html';
import { settingsElement } from './settings-of-page';

const ROOTS = {
  privacy: PrivacyRoot,
  accessibility: AccessibilityRoot,
} satisfies Record<string, ComponentType>;

/** Renders a page that says how the site is run. */
export async function prerenderPolicy(
  name: keyof typeof ROOTS,
  configuration: Configuration,
  site: ShownSite,
) {
  const Root = ROOTS[name];
  const container = await prerenderContainer(site);
  const html = await renderHtml(
    `The page '${name}'`,
    <ViewModelContext value={viewModelSource(container)}>
      <Root />
    </ViewModelContext>,
  );
  return {
    html,
    /** What stands behind the page's root: what is public of the settings, as data. */
    afterRoot: settingsElement(site.settings),
    head: policyHead(name, site.content, headSurroundings(configuration, site)),
  };
}
