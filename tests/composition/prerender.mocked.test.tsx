import { expect, test, vi } from 'vitest';
import { prerenderAppPage } from '../../src/composition/prerendering/prerender-app';
import { renderHtml } from '../../src/composition/prerendering/render-html';
import { DEFAULT_CONTENT } from '../../src/core/content/default-content';
import { LandingPage } from '../../src/ui/landing/landing-page';

const planted = vi.hoisted(() => ({ mission: false, loginForm: false }));

vi.mock('../../src/ui/landing/sections/mission-section', () => ({
  MissionSection: function MissionSection() {
    if (planted.mission) throw new Error('no purpose today');
    return <h2>Our mission</h2>;
  },
}));

vi.mock('../../src/ui/account/login/login-form', () => ({
  LoginForm: function LoginForm() {
    if (planted.loginForm) throw new Error('no fields today');
    return <form aria-label="Sign in" />;
  },
}));

const landing = (
  <LandingPage
    content={DEFAULT_CONTENT}
    donationFormUrl="https://donate.example/form"
    parts={{ carousel: null, campaigns: null, donation: null, contact: null }}
  />
);

test('a section that throws stops the build with its name and the reason', async () => {
  await expect(renderHtml('The landing page', landing)).resolves.toContain('<h2>Our mission</h2>');
  planted.mission = true;
  await expect(renderHtml('The landing page', landing)).rejects.toThrow(
    /^The landing page could not be prerendered\.\nMissionSection: Error: no purpose today/,
  );
});

test('a page of the app that throws stops the build with its name and the reason', async () => {
  await expect(prerenderAppPage('login')).resolves.toContain('Sign in to your account');
  planted.loginForm = true;
  await expect(prerenderAppPage('login')).rejects.toThrow(
    /^The page 'login' could not be prerendered\.\nLoginForm: Error: no fields today/,
  );
});

test('the prerendered dashboard is only the loading skeleton', async () => {
  const html = await prerenderAppPage('dashboard');
  expect(html).toContain('aria-label="Loading"');
  expect(html).not.toContain('Sidebar');
});
