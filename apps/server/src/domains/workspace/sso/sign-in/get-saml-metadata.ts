import type { Input } from '@vireo/contracts/kit'
import type { ssoEndpoints } from '@vireo/contracts/sso'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findProvider } from '../providers/provider-store.ts'
import { serviceMetadata } from '../providers/saml.ts'

/**
 * Answers with our SAML metadata as a file for a provider. Open to anybody, since it holds addresses alone. Throws
 * `identity_provider_not_found`.
 */
export async function getSamlMetadata(
  ctx: With<'settings'>,
  { identity_provider_id: id }: Input<typeof ssoEndpoints.getSamlMetadata>,
): Promise<ByteAnswer> {
  const provider = await findProvider(ctx, id)
  if (provider?.kind !== 'saml') throw new AppError('identity_provider_not_found')
  const bytes = Buffer.from(serviceMetadata(ctx, provider))
  return {
    contentType: 'application/samlmetadata+xml',
    sizeBytes: bytes.length,
    send: async (sink) => void sink.write(bytes),
  }
}
