import { z } from 'zod'

/** One address or a range of them, as CIDR writes it (RFC 4632, RFC 4291): `203.0.113.7`, `10.0.0.0/8`, `2001:db8::/32`. */
export const AddressRange = z
  .string()
  .trim()
  .max(50)
  .refine(isAddressRange, 'Write an address or a range, for example 203.0.113.7 or 10.0.0.0/8.')

const ipv4 = z.ipv4()
const ipv6 = z.ipv6()

function isAddressRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  if (more.length > 0) return false
  const widest = ipv4.safeParse(address).success ? 32 : ipv6.safeParse(address).success ? 128 : undefined
  return widest !== undefined && (bits === undefined || (/^(0|[1-9]\d{0,2})$/.test(bits) && Number(bits) <= widest))
}
