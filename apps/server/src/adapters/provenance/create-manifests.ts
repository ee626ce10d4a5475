import { createPublicKey, sign, verify } from 'node:crypto'
import { SoundManifest, SoundManifestHeader } from '@vireo/contracts/classifier'
import type { Made, Manifests, OwnManifest } from '../../ports/provenance/manifests.ts'
import { createReferences, type References } from './references.ts'
import { type SigningKey, signingKeyOf } from './manifest-keys.ts'

export type ManifestSettings = {
  readonly instanceSecret: string
  /** Who signs. */
  readonly origin: string
  readonly areWritten: boolean
  /** Which key is signed with, from 1. */
  readonly key: number
}

/** Creates what manifests are signed and read with. Every key follows from the instance key; the last one is in use. */
export function createManifests({ instanceSecret, origin, areWritten, key }: ManifestSettings): Manifests {
  const keys = Array.from({ length: key }, (_, at) => signingKeyOf(instanceSecret, key - at))
  const references = createReferences(instanceSecret)
  return {
    areWritten,
    keys: keys.map(({ shown }) => shown),
    sign(made, madeAt) {
      const [current] = keys
      if (!areWritten || !current) return undefined
      return signed(current, payloadOf(made, { origin, references, madeAt }))
    },
    read(manifest) {
      const { kid, payload } = parsed(manifest) ?? {}
      const by = keys.find(({ id }) => id === kid)
      if (!by || !payload || !isSignedBy(by, manifest)) return undefined
      return madeOf(payload, by.id, references)
    },
  }
}

type PayloadParts = {
  readonly origin: string
  readonly references: References
  readonly madeAt: Date | undefined
}

function payloadOf(made: Made, { origin, references, madeAt }: PayloadParts): SoundManifest {
  const { tool, model, contentKey, clonedVoices = [] } = made
  return {
    iss: origin,
    tool,
    model,
    ...(contentKey !== undefined && { content: references.refer('content', contentKey) }),
    ...(clonedVoices.length > 0 && { consents: clonedVoices.map((voiceId) => references.refer('consent', voiceId)) }),
    ...(madeAt && { made_at: madeAt.toISOString() }),
  }
}

function madeOf(payload: SoundManifest, keyId: string, references: References): OwnManifest {
  const { tool, model, content, consents = [], made_at: madeAt } = payload
  return {
    tool,
    model,
    keyId,
    madeAt,
    contentKey: content === undefined ? undefined : references.resolve('content', content),
    clonedVoices: consents.flatMap((consent) => references.resolve('consent', consent) ?? []),
  }
}

function signed({ id, privateKey }: SigningKey, payload: SoundManifest): string {
  const header: SoundManifestHeader = { alg: 'EdDSA', typ: 'sound-manifest', kid: id }
  const text = [header, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${text}.${sign(null, Buffer.from(text), privateKey).toString('base64url')}`
}

function isSignedBy({ privateKey }: SigningKey, manifest: string): boolean {
  const end = manifest.lastIndexOf('.')
  const signature = Buffer.from(manifest.slice(end + 1), 'base64url')
  return verify(null, Buffer.from(manifest.slice(0, end)), createPublicKey(privateKey), signature)
}

/** Reads header and content of a compact JWS (RFC 7515), without believing them yet. */
function parsed(manifest: string): { readonly kid: string; readonly payload: SoundManifest } | undefined {
  try {
    const [header, payload] = manifest
      .split('.')
      .slice(0, 2)
      .map((part): unknown => JSON.parse(Buffer.from(part, 'base64url').toString()))
    return { kid: SoundManifestHeader.parse(header).kid, payload: SoundManifest.parse(payload) }
  } catch {
    return undefined
  }
}
