import { isSignedUntil, signedUntil } from '#kernel/signed-until.ts'
import type { With } from '#ports/ports.ts'

/** Makes the key that opens a recording until an instant, in milliseconds since 1970. */
export function mediaKey(ctx: With<'vault'>, transcriptId: string, until: number): string {
  return signedUntil(ctx.ports.vault, signed(transcriptId), until)
}

/** Tells whether a key opens a recording now. */
export function opensMedia(ctx: With<'vault'>, transcriptId: string, key: string): boolean {
  return isSignedUntil(ctx.ports.vault, signed(transcriptId), { key, now: ctx.now() })
}

function signed(transcriptId: string) {
  return { purpose: 'transcript-media', text: transcriptId }
}
