import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { With } from '#ports/ports.ts'

/** How long what was heard of a page that was loaded is counted. */
const openMs = 24 * 60 * 60 * 1000

/** Makes the name of one load of a player: of chance, and valid for what it plays alone. It says nothing about who looks. */
export function newView(ctx: With<'vault'>, snapshotId: string): string {
  return signed(ctx, { chance: randomBytes(12).toString('base64url'), until: ctx.now().getTime() + openMs, snapshotId })
}

/** Finds what a view is counted under; undefined for one that is not ours, is over, or played something else. */
export function viewIdOf(ctx: With<'vault'>, view: string, snapshotId: string): string | undefined {
  const [chance = '', untilText = ''] = view.split('.')
  const until = Number(untilText)
  if (!(until > ctx.now().getTime())) return undefined
  const [offered, expected] = [Buffer.from(view), Buffer.from(signed(ctx, { chance, until, snapshotId }))]
  return offered.length === expected.length && timingSafeEqual(offered, expected) ? chance : undefined
}

type View = { readonly chance: string; readonly until: number; readonly snapshotId: string }

function signed(ctx: With<'vault'>, { chance, until, snapshotId }: View): string {
  return `${chance}.${until}.${ctx.ports.vault.mac('audio-native-view', [chance, until, snapshotId].join(' '))}`
}
