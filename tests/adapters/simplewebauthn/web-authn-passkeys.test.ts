import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { WebAuthnPasskeys } from '../../../src/adapters/simplewebauthn/web-authn-passkeys';

const ORIGIN = 'https://www.example.org';
const ANN = { id: 'ann', email: 'ann@example.org', name: 'Ann' };
const passkeys = new WebAuthnPasskeys(ORIGIN, 'Example');

/** A device that makes one passkey, and answers as browsers do. */
function device() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  // COSE: an EC2 key for ES256 on P-256.
  const cose = Buffer.concat([
    Buffer.from('a5010203262001215820', 'hex'),
    Buffer.from(x, 'base64url'),
    Buffer.from('225820', 'hex'),
    Buffer.from(y, 'base64url'),
  ]);
  return { id: Buffer.from('the passkey of ann'), cose, privateKey };
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

function clientData(type: string, challenge: string, origin: string): Buffer {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
}

function authenticatorData(flags: number, counter: number, rest = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(flags);
  head.writeUInt32BE(counter, 1);
  return Buffer.concat([sha256('www.example.org'), head, rest]);
}

function registration(
  { id, cose }: ReturnType<typeof device>,
  challenge: string,
  { origin = ORIGIN, flags = 0x45 } = {},
) {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const data = authenticatorData(flags, 0, Buffer.concat([Buffer.alloc(16), length, id, cose]));
  const size = Buffer.alloc(2);
  size.writeUInt16BE(data.length);
  // CBOR: { fmt: 'none', attStmt: {}, authData: bytes }
  const attestation = Buffer.concat([
    Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746159', 'hex'),
    size,
    data,
  ]);
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: clientData('webauthn.create', challenge, origin).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    },
  };
}

function answer(
  { id, privateKey }: { readonly id: Buffer; readonly privateKey: KeyObject },
  challenge: string,
  { origin = ORIGIN, flags = 0x05, counter = 0 } = {},
) {
  const data = authenticatorData(flags, counter);
  const client = clientData('webauthn.get', challenge, origin);
  const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
  return {
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key',
    clientExtensionResults: {},
    response: {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
    },
  };
}

async function registered() {
  const phone = device();
  const { challenge } = await passkeys.registration(ANN, []);
  const made = await passkeys.register(registration(phone, challenge), challenge);
  if (!made) throw new Error('The passkey was refused.');
  return { phone, passkey: { ...made, name: 'Phone', addedAt: 0, lastUsedAt: null } };
}

test('a passkey is made for this site, with the verification of its person', async () => {
  const { options, challenge } = await passkeys.registration(ANN, []);
  expect(options).toMatchObject({
    challenge,
    rp: { id: 'www.example.org' },
    authenticatorSelection: { userVerification: 'required' },
  });
  const phone = device();
  const made = await passkeys.register(registration(phone, challenge), challenge);
  expect(made).toMatchObject({ id: phone.id.toString('base64url'), counter: 0, transports: ['internal'] });
});

test('a passkey of another site, to another challenge or without verification is refused', async () => {
  const phone = device();
  const { challenge } = await passkeys.registration(ANN, []);
  const other = (await passkeys.registration(ANN, [])).challenge;
  expect(await passkeys.register(registration(phone, other), challenge)).toBeNull();
  expect(
    await passkeys.register(registration(phone, challenge, { origin: 'https://example.com' }), challenge),
  ).toBeNull();
  expect(await passkeys.register(registration(phone, challenge, { flags: 0x41 }), challenge)).toBeNull();
  expect(await passkeys.register({ id: 'x' }, challenge)).toBeNull();
});

test('its answer is taken with its count; that of another site, challenge or key, or without verification is not', async () => {
  const { phone, passkey } = await registered();
  const { challenge } = await passkeys.authentication([passkey]);
  const verify = (given: object) => passkeys.verify(given, challenge, passkey);
  expect(await verify(answer(phone, challenge, { counter: 3 }))).toBe(3);
  expect(await verify(answer(phone, 'another'))).toBeNull();
  expect(await verify(answer(phone, challenge, { origin: 'https://example.com' }))).toBeNull();
  expect(await verify(answer(phone, challenge, { flags: 0x01 }))).toBeNull();
  expect(await verify(answer({ ...device(), id: phone.id }, challenge))).toBeNull();
  expect(
    await passkeys.verify(answer(phone, challenge, { counter: 3 }), challenge, { ...passkey, counter: 3 }),
  ).toBeNull();
});
