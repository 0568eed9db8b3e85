import { startAuthentication, startRegistration, WebAuthnError } from '@simplewebauthn/browser';
import type { PasskeyAnswer, PasskeyDevice } from '../../core/account/second-factor/passkey-device.port';
import { type FailureOf, fail, ok, type Result } from '../../core/shared/result';

type DeviceFailure = FailureOf<'cancelled' | 'conflict' | 'unavailable'>;

/** The passkeys that this browser can reach: its own, those of the system, of a phone nearby and of security keys. */
export const browserPasskeys: PasskeyDevice = {
  create: (options) => answered(() => startRegistration({ optionsJSON: options as never })),
  use: async (options) => {
    const used = await answered(() => startAuthentication({ optionsJSON: options as never }));
    if (used.ok) return used;
    return fail({ code: used.failure.code === 'unavailable' ? 'unavailable' : 'cancelled' });
  },
};

async function answered(
  ask: () => Promise<{ readonly id: string }>,
): Promise<Result<PasskeyAnswer, DeviceFailure>> {
  try {
    return ok({ ...(await ask()) });
  } catch (error) {
    if (error instanceof WebAuthnError && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED')
      return fail({ code: 'conflict' });
    // A person who gives up and one who waits too long are told apart by no browser.
    const isCancelled = error instanceof Error && /^(NotAllowed|Abort)Error$/.test(error.name);
    return fail({ code: isCancelled ? 'cancelled' : 'unavailable' });
  }
}
