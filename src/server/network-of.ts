/**
 * The network that an address belongs to, for counting: an IPv4 address for itself, of an IPv6 address the first 64
 * bits, since one household has all of the rest to itself.
 */
export function networkOf(address: string): string {
  const [, four] = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(address) ?? [];
  if (four) return four;
  const [head = '', tail] = address.toLowerCase().replace(/%.*$/, '').split('::');
  if (!address.includes(':')) return address;
  const before = head === '' ? [] : head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after];
  return `${groups.slice(0, 4).join(':')}::/64`;
}
