import { open } from 'node:fs/promises'
import { readManifest } from '@vireo/audio'
import { ManifestKeys, SoundManifest, type SoundTool } from '@vireo/contracts/classifier'
import type { UploadedFile } from '@vireo/contracts/kit'
import { compactVerify, createLocalJWKSet } from 'jose'
import type { z } from 'zod'
import { OutboundError } from '#ports/outbound.ts'
import { manifestKeysPath } from '#ports/provenance/manifests.ts'
import type { With } from '#ports/ports.ts'

/** What a file says of itself, and the instance that it names signed. */
export type Claim = {
  readonly origin: string
  readonly tool: z.infer<typeof SoundTool>
  readonly model: string | null
  readonly madeAt: string | null
  readonly keyId: string
  readonly isOurs: boolean
  /** What a recording of ours is found again by. */
  readonly contentKey: string | undefined
}

/** Nobody has that many keys. */
const keysBytesMax = 64_000
const timeoutMs = 5000

/**
 * Reads what a file says of itself. Keys of another instance are asked for at its own address, through the guard of addresses; undefined
 * where there is no manifest, or nobody answers for it.
 */
export async function readClaim(
  ctx: With<'manifests' | 'outbound' | 'settings'>,
  file: UploadedFile | undefined,
): Promise<Claim | undefined> {
  const text = file && (await manifestOf(file))
  if (text === undefined) return undefined
  const own = ctx.ports.manifests.read(text)
  if (!own) return claimOfOther(ctx, text)
  const { tool, model, madeAt = null, keyId, contentKey } = own
  return { origin: ctx.ports.settings.publicUrl.origin, tool, model, madeAt, keyId, isOurs: true, contentKey }
}

async function manifestOf({ path, sizeBytes }: UploadedFile): Promise<string | undefined> {
  const handle = await open(path)
  try {
    return await readManifest(async (start, end) => {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(Math.max(0, end - start)), 0, end - start, start)
      return buffer.subarray(0, bytesRead)
    }, sizeBytes)
  } finally {
    await handle.close()
  }
}

async function claimOfOther(ctx: With<'outbound' | 'settings'>, text: string): Promise<Claim | undefined> {
  const origin = originIn(text)
  if (origin === undefined || origin === ctx.ports.settings.publicUrl.origin) return undefined
  try {
    const { status, body } = await ctx.ports.outbound.request(`${origin}${manifestKeysPath}`, {
      maxBytes: keysBytesMax,
      timeoutMs,
      signal: ctx.signal,
    })
    if (status !== 200) return undefined
    const keys = ManifestKeys.parse(JSON.parse(body.toString('utf8')))
    const { payload, protectedHeader } = await compactVerify(text, createLocalJWKSet(keys), { algorithms: ['EdDSA'] })
    const {
      iss,
      tool,
      model,
      made_at: madeAt = null,
    } = SoundManifest.parse(JSON.parse(Buffer.from(payload).toString()))
    if (iss !== origin) return undefined
    return { origin, tool, model, madeAt, keyId: protectedHeader.kid ?? '', isOurs: false, contentKey: undefined }
  } catch (error) {
    ctx.signal.throwIfAborted()
    if (!(error instanceof OutboundError)) ctx.log.info({ err: error, origin }, 'a manifest could not be verified')
    return undefined
  }
}

/** Reads whom a manifest names: an address without a path. */
function originIn(text: string): string | undefined {
  try {
    const [, payload = ''] = text.split('.')
    const { iss } = SoundManifest.parse(JSON.parse(Buffer.from(payload, 'base64url').toString()))
    const { origin } = new URL(iss)
    return origin === iss ? origin : undefined
  } catch {
    return undefined
  }
}
